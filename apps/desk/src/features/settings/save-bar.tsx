import { Button } from '@dimsum/ui/button.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import { unsavedSettings } from '@dimsum/words/desk/settings'
import { widgets } from '@dimsum/words/widgets'
import { useEffect } from 'react'
import type { SettingsForm } from './form/use-settings-form.ts'
import { formId } from './form-sections.tsx'
import { type SectionId, sectionPath, sections } from './sections/sections.ts'

/** Saves all sections; visible while anything is unsaved. */
export function SaveBar({
  settingsForm: { unsaved, isSaving, failure, discard, restore },
  onOpen,
}: {
  settingsForm: SettingsForm
  onOpen: (id: SectionId) => void
}) {
  const text = useText()
  const isThere = unsaved.size > 0
  // The bar appears on the first typed letter and must not cover the field.
  useEffect(() => {
    if (isThere) document.activeElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [isThere])
  if (!isThere) return null
  const throwAway = () => {
    // A running request cannot be cancelled.
    if (isSaving) return
    const draft = discard()
    toast({
      title: unsavedSettings.discarded,
      action: { label: widgets.undo, onPress: () => restore(draft) },
    })
  }
  return (
    <section
      aria-label={text(unsavedSettings.bar)}
      data-sticky-bar
      className="fixed inset-x-0 bottom-0 z-20 border-t border-garis bg-white pb-[env(safe-area-inset-bottom)] shadow-floating [@media(max-height:26rem)]:static"
    >
      <div className="mx-auto grid max-w-content gap-2 px-4 py-2.5 sm:px-6 lg:px-8">
        {failure && <InlineAlert title={failure} />}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p role="status" className="min-w-0 text-small text-kecap-900 sm:text-body">
            <strong className="text-kunyit-800">
              <Say>{unsavedSettings.in}</Say>
            </strong>{' '}
            {sections
              .filter(({ id }) => unsaved.has(id))
              .map(({ id, name }, i) => (
                <span key={id}>
                  {i > 0 && ', '}
                  <RouteLink href={sectionPath(id)} onClick={() => onOpen(id)} className="underline">
                    {name}
                  </RouteLink>
                </span>
              ))}
          </p>
          <div className="flex gap-3 max-sm:w-full">
            <Button variant="outline" size="xl" onClick={throwAway} aria-disabled={isSaving || undefined}>
              {unsavedSettings.discard}
            </Button>
            <Button
              type="submit"
              form={formId}
              size="xl"
              className="max-sm:flex-1"
              busy={isSaving}
              busyText={widgets.saving}
            >
              {unsavedSettings.save}
            </Button>
          </div>
        </div>
      </div>
    </section>
  )
}
