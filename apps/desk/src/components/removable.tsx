import { useText } from '@dimsum/ui/say.tsx'
import { useFirstPress } from '@dimsum/ui/use-first-press.ts'
import type { Sentence } from '@dimsum/words/sentence'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'

type RemovableProps = {
  /** Accessible name of the button. */
  label: Sentence
  /** Undefined for a row that must stay. */
  onRemove: (() => void) | undefined
  children: ReactNode
}

/** First line of a row, with a button that removes the row. */
export function Removable({ label, onRemove, children }: RemovableProps) {
  const text = useText()
  const press = useFirstPress(() => onRemove?.())
  return (
    // Large text leaves no room beside the button, so the button goes above the line.
    <div className="flex flex-wrap-reverse items-end justify-end gap-x-2">
      <div className="min-w-0 flex-[1_1_8rem]">{children}</div>
      {onRemove && (
        <button
          type="button"
          aria-label={text(label)}
          onClick={press}
          className="-mt-2 -mr-2 inline-flex size-12 shrink-0 items-center justify-center rounded-input hover:bg-santan-200"
        >
          <X aria-hidden="true" className="size-5" strokeWidth={2} />
        </button>
      )}
    </div>
  )
}
