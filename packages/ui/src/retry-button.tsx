import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { Button } from './button.tsx'
import { focusedElement } from './return-focus.ts'

/** What got the focus of the last removed button. */
let place: HTMLElement | null = null

/**
 * A button that is removed while it loads again. The focus then moves to what contains it, and back when it failed
 * again.
 */
export function RetryButton(props: ComponentProps<typeof Button>) {
  const ref = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const button = ref.current
    if (place !== null && place === focusedElement() && place.contains(button)) button?.focus()
    return () => {
      if (button === null || button !== focusedElement()) return
      place = button.closest<HTMLElement>('[tabindex]')
      place?.focus({ preventScroll: true })
    }
  }, [])
  return <Button ref={ref} variant="outline" {...props} />
}
