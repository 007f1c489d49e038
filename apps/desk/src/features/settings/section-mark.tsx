import { Say } from '@dimsum/ui/say.tsx'
import { unsavedSettings } from '@dimsum/words/desk/settings'
import type { SectionId } from './sections/sections.ts'

/** Marks on a section's entry for unsaved and invalid values. */
export type SectionMarks = { unsaved: ReadonlySet<SectionId>; wrong: ReadonlySet<SectionId> }

export function SectionMark({ id, marks: { unsaved, wrong } }: { id: SectionId; marks: SectionMarks }) {
  if (wrong.has(id))
    return (
      <span className="text-small font-bold text-cabai-700">
        <Say>{unsavedSettings.wrong}</Say>
      </span>
    )
  if (unsaved.has(id))
    return (
      <span className="text-small font-bold text-kunyit-800">
        <Say>{unsavedSettings.mark}</Say>
      </span>
    )
  return null
}
