import { auditDetails, auditFields, auditMenuFields, auditPromotionFields } from '@dimsum/words/desk/audit'
import { shiftWords } from '@dimsum/words/desk/cash'
import { menuForm } from '@dimsum/words/desk/menu'
import { promotionForm, promotions } from '@dimsum/words/desk/promotions'
import type { Sentence } from '@dimsum/words/sentence'
import { settingNames } from '@dimsum/words/setting-names'
import type { PackageNames } from '../../components/package-names.ts'
import {
  asItStands,
  changedWords,
  type Facts,
  factsOf,
  nothing,
  storedWords,
} from '../../components/stored-words.ts'

/** Labels by field and subject. A field that has none is left out. */
const labels = {
  shop: { ...shiftWords, ...auditFields },
  menu: { ...menuForm, ...auditMenuFields },
  promotion: {
    takesOff: promotionForm.kind,
    ...promotionForm,
    ...auditPromotionFields,
    isActive: promotions.active,
  },
  settings: { ...settingNames, ordering: auditFields.ordering },
} as const satisfies Record<string, Readonly<Record<string, unknown>>>

/** `Stok: 5 → 8`, or `Stok: 8` without an earlier value; an empty field without one is left out. */
export function fieldChanges(
  subject: keyof typeof labels,
  before: unknown,
  after: unknown,
  names: PackageNames,
): Sentence[] {
  const [old, now] = [before, after].map((facts) => {
    const known = factsOf(facts)
    return subject === 'promotion' ? termsOf(known) : known
  }) as [Facts, Facts]
  return Object.entries(labels[subject]).flatMap(([field, label]) => {
    if (!(field in now) || typeof label !== 'object' || !('byDefault' in label)) return []
    if (!(field in old)) {
      const words = storedWords(field, now[field], names)
      return words === nothing ? [] : auditDetails.value(label, words)
    }
    const change = changedWords(field, old[field], now[field], names)
    return change ? auditDetails.change(label, change.was, change.is) : []
  })
}

/** `takesOff` combines kind and value of a code: 10 % and Rp 10 differ. An earlier version stored no kind. */
function termsOf({ kind, value, leastOrder, ...others }: Facts): Facts {
  const terms = leastOrder === undefined ? others : { ...others, leastOrder: leastOrder || null }
  if (kind === 'percent') return { takesOff: `${value}%`, ...terms }
  return kind === 'amount' ? { takesOff: storedWords('price', value, noNames).id, ...terms } : terms
}

const noNames: PackageNames = { nameOf: asItStands, shortNameOf: asItStands }
