import { type Said, Say, useLang, useText } from '@dimsum/ui/say.tsx'
import { foldedText } from '@dimsum/words/desk/desk'
import { useId, useState } from 'react'

/** More letters, or lines, than this fold: about four lines on a phone. */
const shortLetters = 160
const shortLines = 4

/** A text that a person wrote: a long one is folded to four lines until it is wanted; on paper it stands whole. */
export function FoldedText({ text: said, className = '' }: { text: Said; className?: string }) {
  const text = useText()(said)
  const lang = useLang()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const isLong = text.length > shortLetters || text.split('\n').length > shortLines
  const isFolded = isLong && !isOpen
  return (
    <div className={className}>
      <p
        id={id}
        lang={lang(said)}
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
