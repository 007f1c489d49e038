import { focusedElement } from '@dimsum/ui/return-focus.ts'
import { type ReactNode, useEffect, useRef } from 'react'

type InPlaceProps = {
  /** What the place shows, such as whether its form is open. */
  shown: unknown
  children: ReactNode
}

/**
 * A place where a form replaces the button that opens it, or is replaced. If the change removed the focused control,
 * the first control of the place gets the focus.
 */
export function InPlace({ shown, children }: InPlaceProps) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (focusedElement() === null)
      place.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus()
  }, [shown])
  return (
    <div ref={place} className="contents">
      {children}
    </div>
  )
}
