import { auditDetails, auditFields } from '@dimsum/words/desk/audit'
import { shiftWords } from '@dimsum/words/desk/cash'
import { settingChange, settingValues } from '@dimsum/words/desk/setting-values'
import type { Sentence } from '@dimsum/words/sentence'
import { factsOf, money, plain } from '../../components/menu-values.ts'

export const yesNo = (value: unknown) => (value ? settingValues.yes : settingValues.no)
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
