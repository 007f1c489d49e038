import { useText } from '@dimsum/ui/say.tsx'
import { readyNotes } from '@dimsum/words/shop/order-form'
import { Plus } from 'lucide-react'

/** Suggested notes; each is appended once. */
export function NoteChips({ notes, onChange }: { notes: string; onChange: (notes: string) => void }) {
  const text = useText()
  return (
    <ul aria-label={text(readyNotes.label)} className="flex flex-wrap gap-2">
      {readyNotes.suggestions.map(text).map((suggestion) => {
        const isThere = notes.toLowerCase().includes(suggestion.toLowerCase())
        return (
          <li key={suggestion}>
            <button
              type="button"
              aria-disabled={isThere}
              onClick={() => {
                if (!isThere) onChange(appendNote(notes, suggestion))
              }}
              className="inline-flex min-h-12 items-center gap-1.5 rounded-pill border border-garis-kuat bg-white px-4 text-small font-medium hover:bg-santan-100 aria-disabled:border-garis aria-disabled:bg-santan-200 aria-disabled:text-kecap-600"
            >
              <Plus aria-hidden="true" className="size-4" strokeWidth={2} />
              {suggestion}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** `Sambal dipisah, telepon dulu`: joined by a comma, then lower case. */
export function appendNote(notes: string, suggestion: string): string {
  const before = notes.trim()
  if (before === '') return suggestion
  const joint = /[.!?\n]$/.test(before) ? ' ' : before.endsWith(',') ? ' ' : ', '
  return (
    before + joint + (joint === ', ' ? suggestion.charAt(0).toLowerCase() + suggestion.slice(1) : suggestion)
  )
}
