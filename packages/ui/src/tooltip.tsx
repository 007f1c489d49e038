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
import { type MessageNode, Say } from './say.tsx'

/**
 * Delays of product.md section 9 (ms): before the first tooltip opens, and the time in which the next one opens at
 * once.
 */
const openDelayMs = 700
const skipDelayMs = 300

/** Time when the page's last tooltip closed. */
let closedAt = Number.NEGATIVE_INFINITY

/**
 * Additional text for a control, on hover and keyboard focus. It stays open while control or tooltip is hovered (WCAG
 * 1.4.13). Escape and a press close it; touch never opens it. It must not contain essential information. `children` is
 * the one control.
 */
export function Tooltip({
  text,
  children,
}: {
  text: MessageNode
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
  // Escape on the tooltip itself removes it below the pointer, which fires no `pointerleave`.
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
    // No gap between control and tooltip: the pointer can move from one to the other.
    <span className="relative inline-flex" onPointerEnter={beginAnew} onPointerLeave={close}>
      {control}
      {isOpen && (
        <Say.span
          role="tooltip"
          id={id}
          className="absolute top-full left-1/2 z-60 w-max max-w-card -translate-x-1/2 rounded-small bg-kecap-900 px-3 py-2 text-small font-medium text-white shadow-floating"
        >
          {text}
        </Say.span>
      )}
    </span>
  )
}
