import { formatRupiah, rupiah } from '@dimsum/domain/money'
import { auditDetails, auditFields } from '@dimsum/words/desk/audit'
import { shiftWords } from '@dimsum/words/desk/cash'
import { settingChange, settingValues } from '@dimsum/words/desk/setting-values'
import { inIndonesian, type Sentence } from '@dimsum/words/sentence'

export type Facts = Record<string, unknown>
/** Fields of an audit entry, untyped because another version may have written it. */
export const factsOf = (value: unknown): Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Facts) : {}

/** A name or number that is the same in both languages. */
export const asItStands = (text: string) => inIndonesian(text, text)

export const yesNo = (value: unknown) => (value ? settingValues.yes : settingValues.no)
export const plain = (value: unknown) =>
  (typeof value === 'string' && value !== '') || typeof value === 'number'
    ? asItStands(String(value))
    : settingValues.empty
export const money = (value: unknown) => asItStands(formatRupiah(rupiah(Math.round(Number(value) || 0))))
const pieces = (value: unknown) =>
  typeof value === 'number' ? settingValues.pieces(value) : auditFields.asUsual

/** Label and formatter per field; fields not listed are left out. */
export type FieldWords = Readonly<
  Record<string, readonly [name: Sentence, words: (value: unknown) => Sentence]>
>

const ofStockAndDays: FieldWords = {
  currentStock: [auditFields.currentStock, plain],
  minimumStock: [auditFields.minimumStock, plain],
  unitPrice: [auditFields.unitPrice, money],
  isActive: [auditFields.isActive, yesNo],
  capacity: [auditFields.capacity, pieces],
  isClosed: [auditFields.isClosed, yesNo],
  note: [auditFields.note, plain],
  openingFloat: [shiftWords.openingFloat, money],
  expected: [shiftWords.expected, money],
  counted: [shiftWords.counted, money],
  difference: [shiftWords.difference, money],
}

/** `Stok: 5 → 8`, or `Stok: 8` without an earlier value; in the order of `fields`. */
export function fieldChanges(before: unknown, after: unknown, fields = ofStockAndDays): Sentence[] {
  const [old, now] = [factsOf(before), factsOf(after)]
  return Object.entries(fields).flatMap(([field, [name, words]]) => {
    if (!(field in now)) return []
    const next = words(now[field])
    if (!(field in old)) return [auditDetails.value(name, next)]
    const was = words(old[field])
    return was.id === next.id ? [] : [settingChange(name, was, next)]
  })
}
