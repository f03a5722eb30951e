/**
 * Stands in for the library with which two peers load models from a hub, one of them on import: here they are given vectors, and
 * a call that would need a model throws.
 */
export const env: Record<string, unknown> = {}

export async function pipeline(): Promise<() => never> {
  return () => {
    throw new Error('There is no model in this bench.')
  }
}
