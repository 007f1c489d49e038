import { Button } from '@dimsum/ui/button.tsx'
import { Card } from '@dimsum/ui/card.tsx'
import { AnnounceErrors } from '@dimsum/ui/field.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import type { ReactNode } from 'react'
import { ElsewhereNews } from './elsewhere-news.tsx'
import type { SettingsForm } from './use-settings-form.ts'

/** A group of settings with its own button: what is saved here changes nothing elsewhere. */
export function SettingsCard({
  id,
  title,
  about,
  settingsForm: { form, submit, isDirty, isSaving, failure, elsewhere, isRefused, take },
  children,
}: {
  /** Where the list of groups leads to. */
  id: string
  title: string
  about?: ReactNode
  settingsForm: SettingsForm
  children: ReactNode
}) {
  return (
    <Card id={id} className="scroll-mt-4 p-5">
      <AnnounceErrors value={form.formState.isSubmitted}>
        <form onSubmit={submit} noValidate aria-labelledby={`${id}-title`} className="grid gap-5">
          <div>
            <h2 id={`${id}-title`} className="text-[1.25rem] leading-7 font-bold">
              {title}
            </h2>
            {about && <p className="mt-1 text-kecap-700">{about}</p>}
          </div>
          {children}
          {elsewhere.length > 0 && <ElsewhereNews changes={elsewhere} isRefused={isRefused} onTake={take} />}
          {failure && <InlineAlert title={failure} />}
          <div className="flex flex-wrap items-center gap-4">
            <Button type="submit" size="xl" busy={isSaving} busyText="Menyimpan…">
              Simpan
            </Button>
            {isDirty && !isSaving && (
              <p role="status" className="font-bold text-kunyit-800">
                Belum disimpan
              </p>
            )}
          </div>
        </form>
      </AnnounceErrors>
    </Card>
  )
}
