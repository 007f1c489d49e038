import { useText } from '@dimsum/ui/say.tsx'
import { useFirstPress } from '@dimsum/ui/use-first-press.ts'
import { menuOrder as words } from '@dimsum/words/desk/menu'
import type { Sentence } from '@dimsum/words/sentence'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'

type SortButtonsProps = { name: Sentence; place: number; count: number; onMove: (to: number) => void }

const steps = [
  ['up', -1, ArrowUp],
  ['down', 1, ArrowDown],
] as const

/** ↑ and ↓ of a row. The pressed button keeps the focus while its row moves, also at the ends of the list. */
export function SortButtons({ name, place, count, onMove }: SortButtonsProps) {
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
        return (
          <SortButton
            key={direction}
            label={words[direction](name)}
            isEnd={to < 0 || to >= count}
            onPress={(button) => {
              pressed.current = button
              onMove(to)
            }}
          >
            <Icon aria-hidden="true" className="size-5" strokeWidth={2} />
          </SortButton>
        )
      })}
    </div>
  )
}

type SortButtonProps = {
  label: Sentence
  isEnd: boolean
  onPress: (button: HTMLButtonElement | null) => void
  children: ReactNode
}

function SortButton({ label, isEnd, onPress, children }: SortButtonProps) {
  const text = useText()
  const button = useRef<HTMLButtonElement>(null)
  const press = () => {
    if (!isEnd) onPress(button.current)
  }
  const tap = useFirstPress(press)
  return (
    <button
      ref={button}
      type="button"
      aria-label={text(label)}
      aria-disabled={isEnd || undefined}
      // By keyboard, whose presses have no `detail`, the focus follows the row: quick presses move it far.
      onClick={(event) => (event.detail > 0 ? tap(event) : press())}
      className="inline-flex size-12 items-center justify-center rounded-button border border-garis-kuat bg-white hover:bg-santan-100 active:bg-santan-200 aria-disabled:opacity-40"
    >
      {children}
    </button>
  )
}
