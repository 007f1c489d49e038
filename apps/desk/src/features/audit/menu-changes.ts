import { menuBadges, menuStates } from '@dimsum/domain/menu'
import { formatRupiah, rupiah } from '@dimsum/domain/money'
import { isShopMoment, isWibDay } from '@dimsum/domain/wib-date'
import { dates } from '@dimsum/words/dates'
import { auditChoiceOption, auditMenuFields } from '@dimsum/words/desk/audit'
import { menuBadgeNames, menuForm, menuStateNames } from '@dimsum/words/desk/menu'
import { settingValues } from '@dimsum/words/desk/setting-values'
import { listOf, ownText, type Sentence } from '@dimsum/words/sentence'
import type { PackageNames } from '../../components/package-names.ts'
import { type FieldWords, factsOf, fieldChanges, money, plain } from './field-changes.ts'

/** A text in both languages. */
const text = (value: unknown): Sentence => {
  const { id, en } = factsOf(value)
  return typeof id === 'string' && id !== ''
    ? ownText({ id: id === en || typeof en !== 'string' || !en ? id : `${id} / ${en}`, en: String(en || id) })
    : settingValues.empty
}
const day = (value: unknown): Sentence =>
  typeof value === 'string' && isWibDay(value) ? dates.day(value) : settingValues.empty
const moment = (value: unknown): Sentence =>
  typeof value === 'string' && isShopMoment(value) ? dates.moment(value) : settingValues.empty
const limit = (value: unknown): Sentence => (typeof value === 'number' ? plain(value) : settingValues.noLimit)
const list = (value: unknown, say: (one: unknown) => Sentence): Sentence =>
  Array.isArray(value) && value.length > 0 ? listOf(value.map(say)) : settingValues.empty

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

const fieldsOf = ({ nameOf }: PackageNames): FieldWords => ({
  name: [menuForm.name, text],
  description: [menuForm.description, text],
  category: [menuForm.category, text],
  pieces: [menuForm.pieces, plain],
  price: [auditMenuFields.price, money],
  badge: [
    menuForm.badge,
    (value) => {
      const badge = menuBadges.find((each) => each === value)
      return badge ? menuBadgeNames[badge] : menuForm.noBadge
    },
  ],
  state: [
    menuForm.state,
    (value) => {
      const state = menuStates.find((each) => each === value)
      return state ? menuStateNames[state] : settingValues.empty
    },
  ],
  soldOutUntil: [menuForm.soldOutUntil, day],
  orderFrom: [menuForm.orderFrom, moment],
  orderUntil: [menuForm.orderUntil, moment],
  deliverFrom: [menuForm.deliverFrom, day],
  deliverUntil: [menuForm.deliverUntil, day],
  totalLimit: [auditMenuFields.totalLimit, limit],
  dayLimit: [auditMenuFields.dayLimit, limit],
  orderLimit: [auditMenuFields.orderLimit, limit],
  min: [auditMenuFields.min, plain],
  max: [auditMenuFields.max, plain],
  options: [auditMenuFields.options, (value) => list(value, option)],
  packages: [auditMenuFields.packages, (value) => list(value, (one) => nameOf(String(one)))],
})

/** What changed of a package or of a group of choices: `Harga: Rp 58.000 → Rp 60.000`. */
export const menuChanges = (before: unknown, after: unknown, names: PackageNames): Sentence[] =>
  fieldChanges(before, after, fieldsOf(names))
