import { openLocket } from '@locket/memory'
import { createElement, StrictMode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

globalThis.mounts = 0

function Memories() {
  const [count, setCount] = useState(null)
  useEffect(() => {
    globalThis.mounts += 1
    const opening = openLocket({ user: 'react', embedder: 'none' })
    let mounted = true
    opening.then(async (locket) => {
      if (!mounted) return
      await locket.remember({ key: 'home.city', text: 'You live in Berlin.' })
      setCount((await locket.profile()).length)
    })
    return () => {
      mounted = false
      opening.then((locket) => locket.close())
    }
  }, [])
  return createElement('p', { id: 'count' }, count === null ? 'opening' : String(count))
}

createRoot(document.getElementById('root')).render(createElement(StrictMode, null, createElement(Memories)))
