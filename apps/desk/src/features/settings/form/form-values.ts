import type { ChangeShopSettingsInput } from '@dimsum/contract/change-shop-settings'
import type { ShopSettings } from '@dimsum/contract/shop-settings'
import { packageTypes } from '@dimsum/domain/catalogue'
import { isSameValue } from '@dimsum/domain/merge-edits'
import { wibDay } from '@dimsum/domain/wib-date'
import { partsOf } from '../../../components/settings-parts.ts'
import { fieldNames, type SettingsField } from '../sections/setting-fields.ts'

/** The settings as the form holds them: a package without a price of its own has an empty field. */
export function formOf(settings: ShopSettings): ChangeShopSettingsInput {
  const prices = Object.fromEntries(packageTypes.map((type) => [type, settings.prices[type]]))
  return { ...pick(settings, fieldNames), prices }
}

/** The settings as the server stores them: no empty prices, and only a pause has an end. */
export function tidy(form: ChangeShopSettingsInput): ChangeShopSettingsInput {
  const { prices, ordering } = form
  const own = prices && Object.entries(prices).filter(([, price]) => (price ?? null) !== null)
  return {
    ...form,
    ...(own && { prices: Object.fromEntries(own) }),
    ...(ordering && ordering.state !== 'paused' && { ordering: { ...ordering, until: null } }),
  }
}

/** The fields that say something else than what the form was filled from. */
export function changedFields(
  typed: ChangeShopSettingsInput,
  seen: ChangeShopSettingsInput,
): readonly SettingsField[] {
  const [now, before] = [tidy(typed), tidy(seen)]
  return fieldNames.filter(
    (field) => !isSameValue(partsNow(pick(now, [field])), partsNow(pick(before, [field]))),
  )
}

/** Parts as of today: a mark of yesterday says nothing any more. */
export const partsNow = (form: ChangeShopSettingsInput) => partsOf(form, wibDay(new Date()))

/** The named fields, without those that are not there. */
export const pick = <Whole extends object, Key extends keyof Whole>(whole: Whole, keys: readonly Key[]) =>
  Object.fromEntries(keys.flatMap((key) => (key in whole ? [[key, whole[key]]] : []))) as Pick<Whole, Key>
