import { menuBadges, menuStates } from '@dimsum/domain/menu'
import { formatRupiah, rupiah } from '@dimsum/domain/money'
import { isShopMoment, isWibDay } from '@dimsum/domain/wib-date'
import { dates } from '@dimsum/words/dates'
import { auditChoiceOption } from '@dimsum/words/desk/audit'
import { menuBadgeNames, menuForm, menuStateNames } from '@dimsum/words/desk/menu'
import { settingValues } from '@dimsum/words/desk/setting-values'
import { inIndonesian, listOf, ownText, type Sentence } from '@dimsum/words/sentence'
import type { PackageNames } from './package-names.ts'

/** Formatters of stored values. They are untyped, because another version may have written an audit entry. */
export type Facts = Record<string, unknown>
export const factsOf = (value: unknown): Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Facts) : {}

/** A name or number that is the same in both languages. */
export const asItStands = (text: string) => inIndonesian(text, text)

export const plain = (value: unknown) =>
  (typeof value === 'string' && value !== '') || typeof value === 'number'
    ? asItStands(String(value))
    : settingValues.empty
export const money = (value: unknown) => asItStands(formatRupiah(rupiah(Math.round(Number(value) || 0))))
export const day = (value: unknown): Sentence =>
  typeof value === 'string' && isWibDay(value) ? dates.day(value) : settingValues.empty
export const limit = (value: unknown): Sentence =>
  typeof value === 'number' ? plain(value) : settingValues.noLimit
export const list = (
  value: unknown,
  say: (one: unknown) => Sentence,
  none: Sentence = settingValues.empty,
): Sentence => (Array.isArray(value) && value.length > 0 ? listOf(value.map(say)) : none)

const moment = (value: unknown): Sentence =>
  typeof value === 'string' && isShopMoment(value) ? dates.moment(value) : settingValues.empty

/** A text in both languages. */
const text = (value: unknown): Sentence => {
  const { id, en } = factsOf(value)
  return typeof id === 'string' && id !== ''
    ? ownText({ id: id === en || typeof en !== 'string' || !en ? id : `${id} / ${en}`, en: String(en || id) })
    : settingValues.empty
}

const option = (value: unknown): Sentence => {
  const { name, priceDifference, isDefault, soldOutUntil } = factsOf(value)
  return auditChoiceOption({
    name: text(name),
    price:
      typeof priceDifference === 'number' && priceDifference > 0 ? formatRupiah(rupiah(priceDifference)) : '',
    isDefault: isDefault === true,
    soldOutUntil: typeof soldOutUntil === 'string' && isWibDay(soldOutUntil) ? soldOutUntil : null,
  })
}

/** Formatters of the fields of a package and of a group of choices. */
export const menuValues = ({ nameOf }: Pick<PackageNames, 'nameOf'>) => ({
  name: text,
  description: text,
  category: text,
  pieces: plain,
  price: money,
  badge: (value: unknown) => {
    const badge = menuBadges.find((each) => each === value)
    return badge ? menuBadgeNames[badge] : menuForm.noBadge
  },
  state: (value: unknown) => {
    const state = menuStates.find((each) => each === value)
    return state ? menuStateNames[state] : settingValues.empty
  },
  soldOutUntil: day,
  orderFrom: moment,
  orderUntil: moment,
  deliverFrom: day,
  deliverUntil: day,
  totalLimit: limit,
  dayLimit: limit,
  orderLimit: limit,
  min: plain,
  max: plain,
  options: (value: unknown) => list(value, option),
  packages: (value: unknown) => list(value, (one) => nameOf(String(one))),
})
