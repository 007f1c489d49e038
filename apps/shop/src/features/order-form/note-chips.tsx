import { Plus } from 'lucide-react'

const suggestions = ['Sambal dipisah', 'Titip satpam', 'Telepon dulu'] as const

/** Short notes to tap instead of type; each is appended once to what is there. */
export function NoteChips({ notes, onChange }: { notes: string; onChange: (notes: string) => void }) {
  return (
    <ul aria-label="Catatan siap pakai" className="flex flex-wrap gap-2">
      {suggestions.map((suggestion) => {
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

/** `Sambal dipisah, telepon dulu`: joined by a comma, lower case behind one. */
export function appendNote(notes: string, suggestion: string): string {
  const before = notes.trim()
  if (before === '') return suggestion
  const joint = /[.!?\n]$/.test(before) ? ' ' : before.endsWith(',') ? ' ' : ', '
  return (
    before + joint + (joint === ', ' ? suggestion.charAt(0).toLowerCase() + suggestion.slice(1) : suggestion)
  )
}
