import { widgets } from '@dimsum/words/widgets'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { closeOnEscape } from './close-on-escape.ts'
import { Say, useText } from './say.tsx'
import { dismissToast, type ToastMessage, type ToastTone } from './toast-store.ts'
import { usePresence } from './use-presence.ts'

const tones: Record<ToastTone, { edge: string; icon: typeof Info; ink: string }> = {
  neutral: { edge: 'border-l-kecap-600', icon: Info, ink: 'text-kecap-600' },
  success: { edge: 'border-l-pandan-700', icon: CircleCheck, ink: 'text-pandan-700' },
  danger: { edge: 'border-l-cabai-600', icon: CircleAlert, ink: 'text-cabai-600' },
}

type ToastCardProps = ToastMessage & {
  /** The element around the card. */
  parts: RefObject<HTMLElement | null>
  /** The focus is in the toast: the timer is paused. */
  isHeld: boolean
  /** Called before the card closes, because a focused element in it is about to be removed. */
  onLeave: () => void
}

/**
 * One toast: 5000 ms, paused on hover, focus and while the window is hidden; swipes away to the right past 50 px
 * (product.md section 9).
 */
export function ToastCard({ parts, isHeld, onLeave, ...message }: ToastCardProps) {
  const { id, open, title, description, tone = 'neutral', action } = message
  const text = useText()
  const { edge, icon: Icon, ink } = tones[tone]
  const isPresent = usePresence(open, parts)
  const close = () => {
    onLeave()
    dismissToast(id)
  }
  const { swipe, swiping } = useSwipe(close)
  const [isHovered, setHovered] = useState(false)
  const latestClose = useRef(close)
  useLayoutEffect(() => {
    latestClose.current = close
  })
  useCloseTimer(open && !isHeld && !isHovered, latestClose)
  useLayoutEffect(() => (open ? closeOnEscape(() => latestClose.current()) : undefined), [open])
  if (!isPresent) return null
  return (
    <li
      data-state={open ? 'open' : 'closed'}
      data-swipe={swipe}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      {...swiping}
      className={`motion-toast pointer-events-auto flex touch-pan-y items-start gap-[min(0.75rem,3vw)] rounded-card border border-l-4 border-garis bg-white py-2 pr-1 pl-[min(1rem,4vw)] shadow-floating select-none ${edge}`}
    >
      <Icon
        aria-hidden="true"
        className={`mt-2.5 size-[min(1.5rem,8vw)] shrink-0 ${ink}`}
        strokeWidth={1.75}
      />
      {/* An action that does not fit beside the text wraps below it. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
        <div className="min-w-0 grow py-2">
          <Say.div className="font-bold">{title}</Say.div>
          {description && <Say.div className="text-small text-kecap-700">{description}</Say.div>}
        </div>
        {action && (
          <button
            type="button"
            onClick={() => {
              action.onPress()
              close()
            }}
            className="-ml-3 min-h-11 rounded-button px-3 font-bold text-pandan-700 hover:bg-santan-100"
          >
            <Say>{action.label}</Say>
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label={text(widgets.close)}
        onClick={close}
        className="inline-flex size-[min(2.75rem,13vw)] shrink-0 items-center justify-center rounded-button hover:bg-santan-100"
      >
        <X aria-hidden="true" className="size-5" strokeWidth={1.75} />
      </button>
    </li>
  )
}

const shownForMs = 5000

/** Closes after the duration; paused while `isRunning` is false or the window is hidden. */
function useCloseTimer(isRunning: boolean, close: RefObject<() => void>) {
  const left = useRef(shownForMs)
  const [isHidden, setHidden] = useState(document.hidden)
  useEffect(() => {
    const onChange = () => setHidden(document.hidden)
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [])
  useEffect(() => {
    if (!isRunning || isHidden) return
    const from = performance.now()
    const timer = setTimeout(() => close.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - from
    }
  }, [isRunning, isHidden, close])
}

/** Smaller movements count as a press (px). */
const startsAt = 8
const leavesAt = 50

/** Follows a pointer to the right. Past `leavesAt` the toast closes, otherwise it returns to its position. */
function useSwipe(close: () => void) {
  const from = useRef<number | null>(null)
  const [swipe, setSwipe] = useState<'move' | 'cancel' | 'end'>()
  const end = ({ clientX }: PointerEvent<HTMLElement>, isGiven: boolean) => {
    const distance = from.current === null ? 0 : clientX - from.current
    from.current = null
    if (swipe !== 'move') return
    const leaves = isGiven && distance >= leavesAt
    setSwipe(leaves ? 'end' : 'cancel')
    if (leaves) close()
  }
  return {
    swipe,
    swiping: {
      onPointerDown: ({ button, clientX }: PointerEvent<HTMLElement>) => {
        if (button === 0) from.current = clientX
      },
      onPointerMove: ({ clientX, currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
        if (from.current === null) return
        const distance = Math.max(0, clientX - from.current)
        currentTarget.style.setProperty('--toast-x', `${distance}px`)
        if (swipe === 'move' || distance < startsAt) return
        currentTarget.setPointerCapture(pointerId)
        setSwipe('move')
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
      onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
    },
  }
}
