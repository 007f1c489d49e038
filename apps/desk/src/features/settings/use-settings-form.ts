import { ChangeShopSettings, type ChangeShopSettingsInput } from '@dimsum/contract/change-shop-settings'
import type { ShopSettings } from '@dimsum/contract/shop-settings'
import { toast } from '@dimsum/ui/toast-store.ts'
import { shopQuery } from '@dimsum/web/api/shop.ts'
import { changedFields, useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { zodResolver } from '@dimsum/web/components/zod-resolver.ts'
import { settingsForm as words } from '@dimsum/words/desk/settings'
import { settingNames } from '@dimsum/words/setting-names'
import { useQueryClient } from '@tanstack/react-query'
import type { FieldPath, RegisterOptions } from 'react-hook-form'
import { saveShopSettings, shopSettingsQuery } from '../../api/shop-settings.ts'
import { readClock } from '../../components/read-clock.ts'
import type { SectionId } from './sections/sections.ts'
import { fieldsOfSection } from './sections/setting-fields.ts'

/** Path of a control, `weekdayHours.opens`; also its id. */
type Path = FieldPath<ChangeShopSettingsInput>

/** A section of the settings as a form of its own. Only changed settings are sent, with the values they replace. */
export function useSettingsForm(section: SectionId, settings: ShopSettings) {
  const queries = useQueryClient()
  const valuesOf = (stored: ShopSettings): ChangeShopSettingsInput =>
    Object.fromEntries(fieldsOfSection(section).map((field) => [field, stored[field]]))
  const callForm = useCallForm<ChangeShopSettingsInput, ShopSettings, ChangeShopSettings>({
    resolver: zodResolver(ChangeShopSettings),
    defaultValues: valuesOf(settings),
    draft: `settings-${section}`,
    // The ids of fields are the paths of settings, which the groups of fields have as well.
    prefix: '',
    mutationFn: (typed, seen) => {
      const { change, expected } = changedFields(typed, seen as ChangeShopSettings)
      return saveShopSettings({ ...change, expected: expected as Partial<ShopSettings> })
    },
    reread: async () => {
      const now = await queries.fetchQuery({ ...shopSettingsQuery, staleTime: 0 })
      return now ? valuesOf(now) : undefined
    },
    onSuccess: (saved) => {
      queries.setQueryData(shopSettingsQuery.queryKey, saved)
      void queries.invalidateQueries({ queryKey: shopQuery.queryKey })
      toast({ title: words.saved, tone: 'success' })
    },
  })
  /** Label of a path: of `weekdayCapacity` for `weekdayCapacity.5`. */
  const labelOf = (path: string) => settingNames[path.split('.')[0] as keyof ShopSettings]
  /** Props of a setting's control. A control for one of several parts passes its own label. */
  const field = <Name extends Path>(
    path: Name,
    options?: RegisterOptions<ChangeShopSettingsInput, Name>,
  ) => ({
    ...callForm.field(path, options),
    label: labelOf(path),
  })
  return {
    ...callForm,
    section,
    settings,
    field,
    /** Props of a `NumberField`. */
    number: <Name extends Path>(path: Name) => ({ ...callForm.number(path), label: labelOf(path) }),
    /** Props for a time of day, `HH:mm`. */
    clock: (path: Path) => ({
      ...field(path, { setValueAs: readClock }),
      inputMode: 'numeric' as const,
      autoComplete: 'off',
      maxLength: 5,
    }),
  }
}

export type SettingsForm = ReturnType<typeof useSettingsForm>
