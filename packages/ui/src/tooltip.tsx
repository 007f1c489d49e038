import {
  cloneElement,
  type HTMLAttributes,
  type ReactElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Say, type Shown } from './say.tsx'

/** Delays of product.md section 9, in ms: before the first one opens, and how long the next then opens at once. */
const openDelayMs = 700
const skipDelayMs = 300

/** When the last tooltip of the page closed. */
let closedAt = Number.NEGATIVE_INFINITY

/**
 * A word more about a control, on hover and keyboard focus; it stays while the mouse is on either (WCAG 1.4.13). Escape
 * and a press close it, and a finger never opens it. Never holds what the user needs. `children` is the one control it
 * speaks of.
 */
export function Tooltip({
  text,
  children,
}: {
  text: Shown
  children: ReactElement<HTMLAttributes<Element>>
}) {
  const [isOpen, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const id = useId()

  const open = () => {
    if (timer.current !== undefined) return
    const isSoon = performance.now() - closedAt < skipDelayMs
    timer.current = setTimeout(() => setOpen(true), isSoon ? 0 : openDelayMs)
  }
  const close = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (isOpen) closedAt = performance.now()
    setOpen(false)
  }
  // Whoever pressed Escape on the tooltip itself never left it: it was taken from under the pointer.
  const beginAnew = () => {
    if (!isOpen) close()
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useLayoutEffect(() => {
    if (!isOpen) return
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(false)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isOpen])

  const control = cloneElement(children, {
    'aria-describedby': isOpen ? id : undefined,
    onPointerMove: ({ pointerType }) => pointerType === 'mouse' && open(),
    onPointerDown: close,
    onFocusCapture: ({ target }) => target.matches(':focus-visible') && open(),
    onBlur: close,
  })
  return (
    // The tooltip hangs on its control without a gap: the pointer goes from one to the other within this.
    <span className="relative inline-flex" onPointerEnter={beginAnew} onPointerLeave={close}>
      {control}
      {isOpen && (
        <span
          role="tooltip"
          id={id}
          className="absolute top-full left-1/2 z-60 w-max max-w-card -translate-x-1/2 rounded-small bg-kecap-900 px-3 py-2 text-small font-medium text-white shadow-floating"
        >
          <Say>{text}</Say>
        </span>
      )}
    </span>
  )
}
