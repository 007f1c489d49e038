import '@dimsum/web/api/schema-setup.ts'
import { ChangeShopSettings, type ChangeShopSettingsInput } from '@dimsum/contract/change-shop-settings'
import type { ShopSettings } from '@dimsum/contract/shop-settings'
import { isPauseOver } from '@dimsum/domain/ordering'
import type { Said } from '@dimsum/ui/say.tsx'
import { deskFields } from '@dimsum/words/desk/fields'
import { sentenceOfDeskMessage } from '@dimsum/words/desk/message-sentence'
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
import { firstWrong } from './first-wrong.ts'
import { changedFields, formOf, pick, tidy } from './form-values.ts'
import type { SettingsFormReturn, SettingsPath } from './settings-form-type.ts'
import { useDraft } from './use-draft.ts'
import { useElsewhere } from './use-elsewhere.ts'
import { useSaving } from './use-saving.ts'

type Options = RegisterOptions<ChangeShopSettingsInput, SettingsPath>

const check = zodResolver(ChangeShopSettings)

/**
 * All settings of the shop as one form over all sections. What was typed and not yet saved survives a reload, a refused
 * save and a session that ended. What another device saved meanwhile fills untouched fields, and is shown beside
 * edited ones: saving names what this form was filled from, so that nothing is overwritten silently.
 * @param settings undefined until they are loaded
 * @param onRefused gets the path of the field to look at when saving was refused
 */
export function useSettingsForm(settings: ShopSettings | undefined, onRefused: (path: string) => void) {
  /** What the form was filled from. */
  const [seen, setSeen] = useState<ChangeShopSettingsInput>(() => (settings ? formOf(settings) : {}))
  // Only what is changed is judged: a stored value that was right once does not stand in the way of another.
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
  const elsewhere = useElsewhere({ form, settings, seen, setSeen })
  useDraft(changed.length > 0 ? { seen, typed } : undefined, settings !== undefined)

  const saving = useSaving({
    seen,
    onSaved: elsewhere.settle,
    onStale: elsewhere.accept,
    onWrong: (issues) => {
      for (const { path, message } of issues) {
        touch(path as SettingsPath)
        form.setError(path as SettingsPath, { message })
      }
      if (issues[0]) onRefused(issues[0].path)
    },
  })
  /** From now on its message is shown. */
  const touch = (path: SettingsPath) =>
    form.setValue(path, form.getValues(path), { shouldTouch: true, shouldDirty: true })
  const refuse = (wrong: FieldErrors<ChangeShopSettingsInput>) => {
    const path = firstWrong(wrong)
    for (const each of pathsIn(wrong)) touch(each)
    if (path) onRefused(path)
  }

  // A row that was only just added is judged with its list; nothing is said of what was not typed yet.
  const isRowField = (path: string) => /\.\d+\./.test(path)
  const problem = (path: SettingsPath): Said | undefined => {
    if (isRowField(path) && !get(touchedFields, path)) return undefined
    const { message } = (get(errors, path) as { message?: string } | undefined) ?? {}
    return message && sentenceOfDeskMessage(message)
  }
  /** What the control of a setting needs; one of several parts brings a label of its own. */
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
    /** What a `NumberField` needs. */
    number: <Path extends SettingsPath>(path: Path) => ({
      control: form.control,
      name: path,
      id: controlId(path),
      label: settingFields[fieldOf(path)].label,
      error: problem(path),
    }),
    /** The same for a time of day, `HH:mm`. */
    clock: (path: SettingsPath) => ({
      ...field(path, { setValueAs: readClock }),
      inputMode: 'numeric' as const,
      autoComplete: 'off',
      maxLength: 5,
    }),
    /** The message for the field at a path; fields inside a group have a dot. */
    problem,
    /** Sections with changes that are not saved, and with fields that are wrong. */
    unsaved: sectionsOf(changed),
    wrong: sectionsOf(Object.keys(errors)),
    isSaving: saving.isSaving,
    submit: form.handleSubmit(saving.save, refuse),
    /** Puts what is stored in place of all that was typed. */
    discard: () => {
      form.reset(seen)
      elsewhere.clear()
    },
    /** Brings back what was discarded. */
    restore: (values: ChangeShopSettingsInput) => form.reset(values, { keepDefaultValues: true }),
    /** What another device set since this form was filled. */
    elsewhere: elsewhere.changes,
    take: elsewhere.take,
    /** Saving was refused because of it. */
    isRefused: saving.isStale,
    /** Why saving failed where no field is to blame. */
    failure: saving.isStale && elsewhere.changes.length > 0 ? null : saving.failure,
  }
}

/** The path of every field that is wrong. */
const pathsIn = (wrong: object, before = ''): SettingsPath[] =>
  Object.entries(wrong).flatMap(([name, error]) => {
    if (typeof error !== 'object' || error === null || name === 'ref') return []
    const path = `${before}${name}`
    return typeof error.message === 'string' ? [path as SettingsPath] : pathsIn(error, `${path}.`)
  })

export type SettingsForm = ReturnType<typeof useSettingsForm>

const sectionsOf = (paths: readonly string[]): ReadonlySet<SectionId> =>
  new Set(paths.filter((path) => path in settingFields).map((path) => settingFields[fieldOf(path)].section))
