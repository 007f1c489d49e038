import { Card } from '@dimsum/ui/card.tsx'
import { AnnounceErrors } from '@dimsum/ui/field.tsx'
import { settingsForm as words } from '@dimsum/words/desk/settings'
import type { Sentence } from '@dimsum/words/sentence'
import { settingNames } from '@dimsum/words/setting-names'
import type { ReactNode } from 'react'
import { CallForm } from '../../components/call-form.tsx'
import { CardTitle } from '../../components/card-title.tsx'
import { sectionNamed } from './sections/sections.ts'
import type { SettingsForm } from './use-settings-form.ts'

export type SectionProps = { settingsForm: SettingsForm }

/** Frame of a section: its title, its fields, and the button that saves them. */
export function SettingsCard({
  about,
  settingsForm,
  children,
}: SectionProps & { about?: Sentence; children: ReactNode }) {
  const { section, form } = settingsForm
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
            labels={settingNames}
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
