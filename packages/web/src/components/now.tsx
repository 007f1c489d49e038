import { createContext, useContext, useEffect, useState } from 'react'

/** When the document was rendered on the server; `undefined` where the app renders by itself. */
export const RenderedAt = createContext<string | undefined>(undefined)

/** How late a page may notice that a moment has come (ms). */
const tickMs = 15_000

/**
 * The time, for ages and opening hours. The first drawing uses the document's time, so that server and browser
 * agree; right after it the device's own, which goes on: a pause ends while its page is open.
 */
export function useNow(): Date {
  const renderedAt = useContext(RenderedAt)
  const [now, setNow] = useState(() => (renderedAt ? new Date(renderedAt) : new Date()))
  useEffect(() => {
    const tick = () => setNow(new Date())
    tick()
    const timer = setInterval(tick, tickMs)
    // A page in the background may not have been woken.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
  return now
}
