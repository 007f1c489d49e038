import { type RefObject, useEffect, useState } from 'react'

/** Width of an element in CSS pixels, kept up to date. Scaling the SVG instead would scale its text. */
export function useWidth(element: RefObject<HTMLElement | null>, before: number): number {
  const [width, setWidth] = useState(before)
  useEffect(() => {
    if (!element.current) return
    const watcher = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.round(entry.contentRect.width))
    })
    watcher.observe(element.current)
    return () => watcher.disconnect()
  }, [element])
  return width
}
