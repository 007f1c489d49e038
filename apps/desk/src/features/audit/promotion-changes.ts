import { isWibDay } from '@dimsum/domain/wib-date'
import { dates } from '@dimsum/words/dates'
import { auditLog, auditPromotionFields as names } from '@dimsum/words/desk/audit'
import { settingValues } from '@dimsum/words/desk/setting-values'
import { listOf, type Sentence } from '@dimsum/words/sentence'
import type { PackageNames } from '../../components/package-names.ts'
import { type Facts, type FieldWords, factsOf, fieldChanges, money, plain, yesNo } from './field-changes.ts'

const packages = (value: unknown, nameOf: PackageNames['nameOf']): Sentence => {
  const types = Array.isArray(value) ? value.filter((type) => typeof type === 'string') : []
  return types.length === 0 ? auditLog.all : listOf(types.map(nameOf))
}
const day = (value: unknown): Sentence =>
  typeof value === 'string' && isWibDay(value) ? dates.day(value) : settingValues.empty
const count = (value: unknown): Sentence => (typeof value === 'number' ? plain(value) : settingValues.noLimit)

/** `takesOff` combines kind and value of a code: 10 % and Rp 10 differ. */
const fieldsOf = ({ nameOf }: PackageNames): FieldWords => ({
  code: [names.code, plain],
  takesOff: [names.takesOff, plain],
  leastOrder: [names.leastOrder, money],
  packages: [names.packages, (value) => packages(value, nameOf)],
  from: [names.from, day],
  until: [names.until, day],
  mostUses: [names.mostUses, count],
  mostUsesPerPhone: [names.mostUsesPerPhone, count],
  isActive: [names.isActive, yesNo],
})

const termsOf = (facts: Facts): Facts => {
  const { kind, value, ...others } = facts
  if (kind === 'percent') return { takesOff: `${plain(value).id}%`, ...others }
  return kind === 'amount' ? { takesOff: money(value).id, ...others } : others
}

/** Discount and conditions of a new code: `Potongan: 10%`. */
export function promotionAdded(after: unknown, called: PackageNames): Sentence[] {
  const { code: _inTheTitle, ...terms } = termsOf(factsOf(after))
  const isCondition = ([, value]: [string, unknown]) =>
    Array.isArray(value) ? value.length > 0 : Boolean(value)
  return fieldChanges(null, Object.fromEntries(Object.entries(terms).filter(isCondition)), fieldsOf(called))
}

/** Changes of a code: `Potongan: 10% → 15%`. An earlier version stored no kind, so its value is left out. */
export const promotionChanged = (before: unknown, after: unknown, called: PackageNames): Sentence[] =>
  fieldChanges(termsOf(factsOf(before)), termsOf(factsOf(after)), fieldsOf(called))
