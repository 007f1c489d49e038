import '@dimsum/web/api/schema-setup.ts'
import { ChangeShopSettings, type ChangeShopSettingsInput } from '@dimsum/contract/change-shop-settings'
import type { ShopSettings } from '@dimsum/contract/shop-settings'
import { isPauseOver } from '@dimsum/domain/ordering'
import { deskFields } from '@dimsum/words/desk/fields'
import { sentenceOfDeskMessage } from '@dimsum/words/desk/message-sentence'
import type { Message } from '@dimsum/words/sentence'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import {
  type FieldErrors,
  get,
  type RegisterOptions,
  type Resolver,
  useForm,
  useWatch,
} from 'react-hook-form'
import { readClock } from '../../../components/read-clock.ts'
import type { SectionId } from '../sections/sections.ts'
import { controlId, fieldOf, settingFields } from '../sections/setting-fields.ts'
import { firstErrorPath } from './first-error-path.ts'
import { changedFields, formOf, pick, tidy } from './form-values.ts'
import { type Draft, useSettingsDraft } from './settings-draft.ts'
import type { SettingsFormReturn, SettingsPath } from './settings-form-type.ts'
import { useRemoteChanges } from './use-remote-changes.ts'
import { useSaving } from './use-saving.ts'

type Options = RegisterOptions<ChangeShopSettingsInput, SettingsPath>

const check = zodResolver(ChangeShopSettings)

/**
 * All settings of the shop as one form. Unsaved values survive a reload, a rejected save and the end of a session.
 * Changes saved by another device fill unedited fields and are listed for edited ones. A save sends the values that the
 * form was filled from, so that nothing is overwritten silently.
 * @param settings undefined until loaded
 * @param onRefused gets the path of the field to focus after a rejected save
 */
export function useSettingsForm(settings: ShopSettings | undefined, onRefused: (path: string) => void) {
  /** Values the form was filled from. */
  const [seen, setSeen] = useState<ChangeShopSettingsInput>(() => (settings ? formOf(settings) : {}))
  // Validates only changed fields, so that an old stored value that is invalid today does not block others.
  const resolver: Resolver<ChangeShopSettingsInput, unknown, ChangeShopSettings> = async (
    typed,
    context,
    options,
  ) => {
    const changed = pick(tidy(typed), changedFields(typed, seen))
    const judged = await check(changed, context, options)
    const { state = 'open', until = null } = changed.ordering ?? {}
    if (!isPauseOver({ state, until }, new Date())) return judged
    const over = { type: 'over', message: deskFields.pauseOver.id }
    return { values: {}, errors: { ...judged.errors, ordering: { until: over } } }
  }
  const form: SettingsFormReturn = useForm<ChangeShopSettingsInput, unknown, ChangeShopSettings>({
    resolver,
    mode: 'onTouched',
    defaultValues: seen,
    shouldFocusError: false,
  })
  const { errors, touchedFields } = form.formState
  const typed = useWatch({ control: form.control }) as ChangeShopSettingsInput
  const changed = settings ? changedFields(typed, seen) : []
  const remote = useRemoteChanges({ form, settings, seen, setSeen })
  useSettingsDraft(changed.length > 0 ? { seen, typed } : undefined, settings !== undefined)

  const saving = useSaving({
    seen,
    onSaved: remote.resetTo,
    onStale: remote.rebase,
    onWrong: (issues) => {
      for (const { path, message } of issues) {
        touch(path as SettingsPath)
        form.setError(path as SettingsPath, { message })
      }
      if (issues[0]) onRefused(issues[0].path)
    },
  })
  /** From now on the field shows its error. */
  const touch = (path: SettingsPath) =>
    form.setValue(path, form.getValues(path), { shouldTouch: true, shouldDirty: true })
  const refuse = (wrong: FieldErrors<ChangeShopSettingsInput>) => {
    const path = firstErrorPath(wrong)
    for (const each of pathsIn(wrong)) touch(each)
    if (path) onRefused(path)
  }

  // A new row is validated with its list, but its empty fields show no errors yet.
  const isRowField = (path: string) => /\.\d+\./.test(path)
  const problem = (path: SettingsPath): Message | undefined => {
    if (isRowField(path) && !get(touchedFields, path)) return undefined
    const { message } = (get(errors, path) as { message?: string } | undefined) ?? {}
    return message && sentenceOfDeskMessage(message)
  }
  /** Props of a setting's control. A control for one of several parts passes its own label. */
  const field = (path: SettingsPath, options?: Options) => ({
    ...form.register(path, options),
    id: controlId(path),
    label: settingFields[fieldOf(path)].label,
    error: problem(path),
  })
  return {
    form,
    settings,
    field,
    /** Props of a `NumberField`. */
    number: <Path extends SettingsPath>(path: Path) => ({
      control: form.control,
      name: path,
      id: controlId(path),
      label: settingFields[fieldOf(path)].label,
      error: problem(path),
    }),
    /** Props for a time of day, `HH:mm`. */
    clock: (path: SettingsPath) => ({
      ...field(path, { setValueAs: readClock }),
      inputMode: 'numeric' as const,
      autoComplete: 'off',
      maxLength: 5,
    }),
    /** Error of the field at a path; fields of a group have a dot in the path. */
    problem,
    /** Sections with unsaved changes, and sections with errors. */
    unsaved: sectionsOf(changed),
    wrong: sectionsOf(Object.keys(errors)),
    isSaving: saving.isSaving,
    submit: form.handleSubmit(saving.save, refuse),
    /** Resets all typed values to the stored ones, and returns what was typed. */
    discard: () => {
      const draft = { seen, typed: structuredClone(form.getValues()) }
      if (settings) remote.resetTo(settings)
      return draft
    },
    /** Restores discarded values. */
    restore: (draft: Draft) => settings && remote.merge(settings, draft),
    /** Changes by other devices since the form was filled. */
    remoteChanges: remote.changes,
    acceptRemote: remote.acceptRemote,
    /** The last save was rejected because of them. */
    isRefused: saving.isStale,
    /** Reason of a failed save that belongs to no field. */
    failure: saving.isStale && remote.changes.length > 0 ? null : saving.failure,
  }
}

/** Paths of all invalid fields. */
const pathsIn = (wrong: object, before = ''): SettingsPath[] =>
  Object.entries(wrong).flatMap(([name, error]) => {
    if (typeof error !== 'object' || error === null || name === 'ref') return []
    const path = `${before}${name}`
    return typeof error.message === 'string' ? [path as SettingsPath] : pathsIn(error, `${path}.`)
  })

export type SettingsForm = ReturnType<typeof useSettingsForm>

const sectionsOf = (paths: readonly string[]): ReadonlySet<SectionId> =>
  new Set(paths.filter((path) => path in settingFields).map((path) => settingFields[fieldOf(path)].section))
