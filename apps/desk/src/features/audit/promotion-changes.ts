import { packageTypes } from '@dimsum/domain/catalogue'
import { isWibDay } from '@dimsum/domain/wib-date'
import { dates } from '@dimsum/words/dates'
import { auditLog, auditPromotionFields as names } from '@dimsum/words/desk/audit'
import { settingValues } from '@dimsum/words/desk/setting-values'
import { packageNames } from '@dimsum/words/packages'
import type { Sentence } from '@dimsum/words/sentence'
import { type Facts, type FieldWords, factsOf, fieldChanges, money, plain, yesNo } from './field-changes.ts'

const packages = (value: unknown): Sentence => {
  const known = packageTypes.filter((type) => Array.isArray(value) && value.includes(type))
  return known.length === 0 ? auditLog.all : packageNames(known)
}
const day = (value: unknown): Sentence =>
  typeof value === 'string' && isWibDay(value) ? dates.day(value) : settingValues.empty
const count = (value: unknown): Sentence => (typeof value === 'number' ? plain(value) : settingValues.noLimit)

/** `takesOff` is the kind and the value of a code in one: 10 % and Rp 10 differ. */
const fields: FieldWords = {
  code: [names.code, plain],
  takesOff: [names.takesOff, plain],
  leastOrder: [names.leastOrder, money],
  packages: [names.packages, packages],
  from: [names.from, day],
  until: [names.until, day],
  mostUses: [names.mostUses, count],
  mostUsesPerPhone: [names.mostUsesPerPhone, count],
  isActive: [names.isActive, yesNo],
}

const termsOf = (facts: Facts): Facts => {
  const { kind, value, ...others } = facts
  if (kind === 'percent') return { takesOff: `${plain(value).id}%`, ...others }
  return kind === 'amount' ? { takesOff: money(value).id, ...others } : others
}

/** What a code that was added takes off, and its conditions: `Potongan: 10%`. */
export function promotionAdded(after: unknown): Sentence[] {
  const { code: _inTheTitle, ...terms } = termsOf(factsOf(after))
  const isCondition = ([, value]: [string, unknown]) =>
    Array.isArray(value) ? value.length > 0 : Boolean(value)
  return fieldChanges(null, Object.fromEntries(Object.entries(terms).filter(isCondition)), fields)
}

/** What changed of a code: `Potongan: 10% → 15%`. The version before wrote no kind beside a value, which is left out then. */
export const promotionChanged = (before: unknown, after: unknown): Sentence[] =>
  fieldChanges(termsOf(factsOf(before)), termsOf(factsOf(after)), fields)
