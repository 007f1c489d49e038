import type { ChangeShopSettingsInput } from '@dimsum/contract/change-shop-settings'
import { isSameValue } from '@dimsum/domain/merge-edits'
import { Card } from '@dimsum/ui/card.tsx'
import { AnnounceErrors } from '@dimsum/ui/field.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { settingsForm as words } from '@dimsum/words/desk/settings'
import { formDraft } from '@dimsum/words/form-draft'
import type { Sentence } from '@dimsum/words/sentence'
import type { ReactNode } from 'react'
import { CallForm } from '../../components/call-form.tsx'
import { CardTitle } from '../../components/card-title.tsx'
import { partsOf } from '../../components/settings-parts.ts'
import { partWords } from '../../components/settings-words.ts'
import { sectionNamed } from './sections/sections.ts'
import type { SettingsForm } from './use-settings-form.ts'

export type SectionProps = { settingsForm: SettingsForm }

/** Frame of a section: its title, its fields, and the button that saves them. */
export function SettingsCard({
  about,
  settingsForm,
  children,
}: SectionProps & { about?: Sentence; children: ReactNode }) {
  const { section, form, overtakenBy } = settingsForm
  return (
    <section id={section} aria-labelledby={`${section}-title`}>
      <Card className="grid gap-5 p-[min(1.25rem,6.25vw)]">
        <CardTitle id={`${section}-title`} tabIndex={-1} title={sectionNamed(section)?.name} about={about} />
        <AnnounceErrors value={form.formState.isSubmitted}>
          <CallForm
            of={settingsForm}
            notesDraft
            className="grid gap-5"
            failed={words.notSaved}
            reason={overtakenBy && formDraft.overtaken}
            stored={overtakenBy && <StoredParts stored={overtakenBy} typed={form.getValues()} />}
            action={words.save}
            button={{ size: 'xl', className: 'sm:justify-self-start' }}
          >
            {children}
          </CallForm>
        </AnnounceErrors>
      </Card>
    </section>
  )
}

/** `Sabtu: 600 pcs` for each part that another device stored and that is typed otherwise here. */
function StoredParts(values: Record<'stored' | 'typed', ChangeShopSettingsInput>) {
  const [stored, typed] = [partsOf(values.stored), partsOf(values.typed)]
  const parts = Object.keys({ ...typed, ...stored }).filter((part) => !isSameValue(stored[part], typed[part]))
  return (
    <ul className="list-disc pl-5">
      {parts.map((part) => {
        const { name, words: value } = partWords(part, stored[part])
        return <Say.li key={part}>{formDraft.storedValue(name, value)}</Say.li>
      })}
    </ul>
  )
}
