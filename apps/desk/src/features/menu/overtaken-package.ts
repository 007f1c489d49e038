import { isSameValue } from '@dimsum/domain/merge-edits'
import { formatRupiah } from '@dimsum/domain/money'
import { dates } from '@dimsum/words/dates'
import { menuBadgeNames, menuStateNames, menuForm as words } from '@dimsum/words/desk/menu'
import { inIndonesian, type Sentence } from '@dimsum/words/sentence'
import type { PackageValues } from './package-values.ts'

const same = (text: string) => inIndonesian(text, text)
const plain = (value: unknown) => same(value === null ? '' : String(value))
const day = (value: string | null) => (value === null ? same('') : dates.dateLong(value))
const moment = (value: string | null) => (value === null ? same('') : dates.deadline(value))
const text = ({ id, en }: PackageValues['name']) => same(en === '' ? id : `${id} / ${en}`)

/** Label and formatter per field. */
const fields: {
  readonly [Name in keyof PackageValues]: readonly [Sentence, (value: PackageValues[Name]) => Sentence]
} = {
  name: [words.name, text],
  description: [words.description, text],
  category: [words.category, text],
  pieces: [words.pieces, plain],
  price: [words.price, (price) => same(price === null ? '' : formatRupiah(price))],
  badge: [words.badge, (badge) => (badge ? menuBadgeNames[badge] : words.noBadge)],
  state: [words.state, (state) => menuStateNames[state]],
  soldOutUntil: [words.soldOutUntil, day],
  orderFrom: [words.orderFrom, moment],
  orderUntil: [words.orderUntil, moment],
  deliverFrom: [words.deliverFrom, day],
  deliverUntil: [words.deliverUntil, day],
  totalLimit: [words.totalLimit, plain],
  dayLimit: [words.dayLimit, plain],
  orderLimit: [words.orderLimit, plain],
}

/** `Harga, rupiah: Rp 60.000` for each field whose stored value differs from the typed one. */
export function storedInstead(stored: PackageValues, typed: PackageValues): readonly Sentence[] {
  const names = Object.keys(fields) as (keyof PackageValues)[]
  return names
    .filter((name) => !isSameValue(stored[name], typed[name]))
    .map((name) => {
      const [label, shown] = fields[name] as readonly [Sentence, (value: unknown) => Sentence]
      return words.storedValue(label, shown(stored[name]))
    })
}
