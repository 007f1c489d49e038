import { auditLog, auditPromotionFields } from '@dimsum/words/desk/audit'
import { promotionForm, promotions } from '@dimsum/words/desk/promotions'
import type { Sentence } from '@dimsum/words/sentence'
import { day, type Facts, factsOf, limit, list, money, plain } from '../../components/menu-values.ts'
import type { PackageNames } from '../../components/package-names.ts'
import { type FieldWords, fieldChanges, yesNo } from './field-changes.ts'

const names = { ...promotionForm, ...auditPromotionFields }

/** `takesOff` combines kind and value of a code: 10 % and Rp 10 differ. */
const fieldsOf = ({ nameOf }: PackageNames): FieldWords => ({
  code: [names.code, plain],
  takesOff: [names.kind, plain],
  leastOrder: [names.leastOrder, money],
  packages: [names.packages, (value) => list(value, (one) => nameOf(String(one)), auditLog.all)],
  from: [names.from, day],
  until: [names.until, day],
  mostUses: [names.mostUses, limit],
  mostUsesPerPhone: [names.mostUsesPerPhone, limit],
  isActive: [promotions.active, yesNo],
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
