import { Say } from '@dimsum/ui/say.tsx'
import { unsavedSettings } from '@dimsum/words/desk/settings'
import type { SectionId } from './sections/sections.ts'

/** Marks on a section's entry for unsaved and invalid values. */
export type SectionMarks = { unsaved: ReadonlySet<SectionId>; wrong: ReadonlySet<SectionId> }

export function SectionMark({ id, marks: { unsaved, wrong } }: { id: SectionId; marks: SectionMarks }) {
  if (wrong.has(id))
    return <Say.span className="text-small font-bold text-cabai-700">{unsavedSettings.wrong}</Say.span>
  if (unsaved.has(id))
    return <Say.span className="text-small font-bold text-kunyit-800">{unsavedSettings.mark}</Say.span>
  return null
}
