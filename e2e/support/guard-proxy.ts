import { createServer } from 'node:http'

/** A proxy that lets nothing through and remembers who was asked for. */
export interface GuardProxy {
  readonly port: number
  /** Hosts that were asked for since the last call. */
  takeAttempts(): readonly string[]
  close(): Promise<void>
}

/** Chromium asks its maker for updates and the like by itself. A page that asked there shows among the context's requests. */
const BROWSERS_OWN = /(^|\.)(google|googleapis|gvt1|gstatic)\.com$/

/**
 * Chromium sends everything to it but requests to this machine, whoever asks: a page, a worker, a worker's worker, a
 * service worker or the browser itself. So it sees every attempt to reach another host, even of code that nobody watches.
 */
export async function startGuardProxy(): Promise<GuardProxy> {
  const hosts: string[] = []
  const note = (host: string): void => {
    if (!BROWSERS_OWN.test(host)) hosts.push(host)
  }
  const server = createServer((request, response) => {
    note(new URL(request.url ?? '').hostname)
    response.writeHead(502).end()
  })
  server.on('connect', (request, socket) => {
    note((request.url ?? '').replace(/:\d+$/, ''))
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The guard proxy has no port.')
  return {
    port: address.port,
    takeAttempts: () => hosts.splice(0),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
