import { Say } from '@dimsum/ui/say.tsx'
import type { Sentence } from '@dimsum/words/sentence'

/** Fields whose stored value differs from the typed one. */
export function StoredValues({ lines }: { lines: readonly Sentence[] }) {
  return (
    <ul className="list-disc pl-5">
      {lines.map((line) => (
        <Say.li key={line.id}>{line}</Say.li>
      ))}
    </ul>
  )
}
