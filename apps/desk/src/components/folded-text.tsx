import { useId, useState } from 'react'

/** More letters, or lines, than this fold: about four lines on a phone. */
const shortLetters = 160
const shortLines = 4

/** A text that a person wrote: a long one is folded to four lines until it is wanted; on paper it stands whole. */
export function FoldedText({ text, className = '' }: { text: string; className?: string }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const isLong = text.length > shortLetters || text.split('\n').length > shortLines
  const isFolded = isLong && !isOpen
  return (
    <div className={className}>
      <p
        id={id}
        className={`whitespace-pre-line wrap-anywhere ${isFolded ? 'line-clamp-4 print:line-clamp-none' : ''}`}
      >
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          lang="id"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="min-h-12 font-bold underline underline-offset-4 print:hidden"
        >
          {isOpen ? 'Ringkas' : 'Selengkapnya'}
        </button>
      )}
    </div>
  )
}
