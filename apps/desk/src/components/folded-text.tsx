import { Say, useLang, useText } from '@dimsum/ui/say.tsx'
import { foldedText } from '@dimsum/words/desk/desk'
import type { Message } from '@dimsum/words/sentence'
import { useId, useState } from 'react'

/** Texts with more characters or lines are collapsed to about four lines on a phone. */
const shortLetters = 160
const shortLines = 4

/** User-written text. A long text is collapsed to four lines with a button to expand it; print shows all of it. */
export function FoldedText({ text: message, className = '' }: { text: Message; className?: string }) {
  const text = useText()(message)
  const lang = useLang()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const isLong = text.length > shortLetters || text.split('\n').length > shortLines
  const isFolded = isLong && !isOpen
  return (
    <div className={className}>
      <p
        id={id}
        lang={lang(message)}
        className={`whitespace-pre-line wrap-anywhere ${isFolded ? 'line-clamp-4 print:line-clamp-none' : ''}`}
      >
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="min-h-12 font-bold underline underline-offset-4 print:hidden"
        >
          <Say>{isOpen ? foldedText.less : foldedText.more}</Say>
        </button>
      )}
    </div>
  )
}
