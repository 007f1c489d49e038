import type { ChangeShopSettingsInput } from '@dimsum/contract/change-shop-settings'
import type { ShopSettings } from '@dimsum/contract/shop-settings'
import { isSameValue } from '@dimsum/domain/merge-edits'
import { partsOf } from '../../../components/settings-parts.ts'
import { fieldNames, type SettingsField } from '../sections/setting-fields.ts'

/** Form values of the settings. */
export const formOf = (settings: ShopSettings): ChangeShopSettingsInput => pick(settings, fieldNames)

/** Settings as the server stores them: only a pause has an end. */
export function tidy(form: ChangeShopSettingsInput): ChangeShopSettingsInput {
  const { ordering } = form
  return {
    ...form,
    ...(ordering && ordering.state !== 'paused' && { ordering: { ...ordering, until: null } }),
  }
}

/** Fields that differ from the values the form was filled from. */
export function changedFields(
  typed: ChangeShopSettingsInput,
  seen: ChangeShopSettingsInput,
): readonly SettingsField[] {
  const [now, before] = [tidy(typed), tidy(seen)]
  return fieldNames.filter(
    (field) => !isSameValue(partsOf(pick(now, [field])), partsOf(pick(before, [field]))),
  )
}

/** The named fields, without undefined ones. */
export const pick = <Whole extends object, Key extends keyof Whole>(whole: Whole, keys: readonly Key[]) =>
  Object.fromEntries(keys.flatMap((key) => (key in whole ? [[key, whole[key]]] : []))) as Pick<Whole, Key>
