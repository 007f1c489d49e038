import { createContext, useContext, useEffect, useState } from 'react'

/** When the document was rendered on the server; `undefined` where the app renders by itself. */
export const RenderedAt = createContext<string | undefined>(undefined)

/**
 * The time, for ages and opening hours. The first drawing uses the document's time, so that server and browser
 * agree; right after it the device's own.
 */
export function useNow(): Date {
  const renderedAt = useContext(RenderedAt)
  const [now, setNow] = useState(() => (renderedAt ? new Date(renderedAt) : new Date()))
  useEffect(() => setNow(new Date()), [])
  return now
}
