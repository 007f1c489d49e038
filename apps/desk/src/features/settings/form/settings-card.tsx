import { Card } from '@dimsum/ui/card.tsx'
import type { Sentence } from '@dimsum/words/sentence'
import type { ReactNode } from 'react'
import { CardTitle } from '../../../components/card-title.tsx'
import { type SectionId, sectionNamed } from '../sections/sections.ts'
import { fieldOf, settingFields } from '../sections/setting-fields.ts'
import { RemoteChanges } from './remote-changes.tsx'
import type { SettingsForm } from './use-settings-form.ts'

/** Props of every section. Hidden sections stay mounted, so that typed values are kept. */
export type SectionProps = { settingsForm: SettingsForm; current: SectionId | undefined }

/** A section of the settings; the save bar saves all sections together. */
export function SettingsCard({
  id,
  about,
  settingsForm: { remoteChanges, isRefused, acceptRemote },
  current,
  children,
}: SectionProps & { id: SectionId; about?: Sentence; children: ReactNode }) {
  const changes = remoteChanges.filter(({ part }) => settingFields[fieldOf(part)].section === id)
  return (
    <section id={id} aria-labelledby={`${id}-title`} hidden={id !== current}>
      <Card className="grid gap-5 p-5">
        <CardTitle id={`${id}-title`} tabIndex={-1} title={sectionNamed(id)?.name} about={about} />
        {children}
        {changes.length > 0 && (
          <RemoteChanges
            id={`${id}-elsewhere`}
            changes={changes}
            isRefused={isRefused}
            onAccept={acceptRemote}
          />
        )}
      </Card>
    </section>
  )
}
