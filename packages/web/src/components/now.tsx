import { createContext, useContext, useEffect, useState } from 'react'

/** Time when the document was rendered on the server; `undefined` otherwise. */
export const RenderedAt = createContext<string | undefined>(undefined)

/** Max delay until the page shows a new time (ms). */
const tickMs = 15_000

/**
 * Current time, for ages and opening hours. The first render uses the document's time, so that hydration matches. After
 * that it is the device's time, updated regularly, so that a pause ends on an open page.
 */
export function useNow(): Date {
  const renderedAt = useContext(RenderedAt)
  const [now, setNow] = useState(() => (renderedAt ? new Date(renderedAt) : new Date()))
  useEffect(() => {
    const tick = () => setNow(new Date())
    tick()
    const timer = setInterval(tick, tickMs)
    // Timers of a hidden page may have been suspended.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
  return now
}
