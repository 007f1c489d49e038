import { useText } from '@dimsum/ui/say.tsx'
import { menuOrder as words } from '@dimsum/words/desk/menu'
import type { Sentence } from '@dimsum/words/sentence'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'

type SortButtonsProps = { name: Sentence; place: number; count: number; onMove: (to: number) => void }

const steps = [
  ['up', -1, ArrowUp],
  ['down', 1, ArrowDown],
] as const

/** ↑ and ↓ of a row. The pressed button keeps the focus while its row moves, also at the ends of the list. */
export function SortButtons({ name, place, count, onMove }: SortButtonsProps) {
  const text = useText()
  const pressed = useRef<HTMLButtonElement | null>(null)
  // Moving an element in the DOM blurs it.
  useLayoutEffect(() => {
    if (place >= 0) pressed.current?.focus()
    pressed.current = null
  }, [place])
  return (
    <div className="flex flex-col gap-1 sm:flex-row">
      {steps.map(([direction, step, Icon]) => {
        const to = place + step
        const isEnd = to < 0 || to >= count
        return (
          <button
            key={direction}
            type="button"
            aria-label={text(words[direction](name))}
            aria-disabled={isEnd || undefined}
            onClick={({ currentTarget }) => {
              if (isEnd) return
              pressed.current = currentTarget
              onMove(to)
            }}
            className="inline-flex size-12 items-center justify-center rounded-button border border-garis-kuat bg-white hover:bg-santan-100 active:bg-santan-200 aria-disabled:opacity-40"
          >
            <Icon aria-hidden="true" className="size-5" strokeWidth={2} />
          </button>
        )
      })}
    </div>
  )
}
