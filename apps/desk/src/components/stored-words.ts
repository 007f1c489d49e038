import type { BothLanguages } from '@dimsum/domain/menu'
import { formatRupiah, rupiah } from '@dimsum/domain/money'
import { isShopMoment, isWibDay } from '@dimsum/domain/wib-date'
import { dates } from '@dimsum/words/dates'
import { choiceForm } from '@dimsum/words/desk/choices'
import { menuBadgeNames, menuStateNames } from '@dimsum/words/desk/menu'
import { promotionForm } from '@dimsum/words/desk/promotions'
import { settingValues } from '@dimsum/words/desk/setting-values'
import { windowSettings } from '@dimsum/words/desk/settings-windows'
import { allergenNames } from '@dimsum/words/food-facts'
import { languageNames } from '@dimsum/words/language-choice'
import { inIndonesian, listOf, ownText, type Sentence } from '@dimsum/words/sentence'
import type { PackageNames } from './package-names.ts'
import { paymentMethodWord } from './payment-method-word.ts'

/** Stored values are untyped here, because another version may have written an entry of the audit log. */
export type Facts = Record<string, unknown>
export const factsOf = (value: unknown): Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Facts) : {}

/** A name or number that is the same in both languages. */
export const asItStands = (text: string) => inIndonesian(text, text)

/** An empty field, or an empty side of a change. */
export const nothing = asItStands('–')

/** Numbers in rupiah. */
const amounts = [
  'price',
  'unitPrice',
  'priceDifference',
  'fee',
  'leastOrder',
  'freeFrom',
  'cashCeiling',
  'depositFrom',
  'openingFloat',
  'expected',
  'counted',
  'difference',
]

const languages = {
  default: settingValues.languagesOfNow,
  id: asItStands(languageNames.id),
  en: asItStands(languageNames.en),
}

/** Fields whose texts are one of several. */
const choices: Readonly<Record<string, Readonly<Record<string, Sentence>>>> = {
  allergens: allergenNames,
  badge: menuBadgeNames,
  state: { ...menuStateNames, ...settingValues.ordering },
  for: windowSettings.kinds,
  kind: promotionForm.kinds,
  shopLanguage: languages,
  deskLanguage: languages,
}

/** Parts of an entry that need their label beside their value. */
const partNames: Readonly<Record<string, Sentence>> = {
  isDefault: choiceForm.isDefault,
  soldOutUntil: choiceForm.soldOutUntil,
  leastOrder: settingValues.leastOrder,
  freeFrom: settingValues.freeFrom,
  mostOrders: windowSettings.mostOrders,
  mostPieces: windowSettings.mostPieces,
}

/** Parts that an entry begins with: JSON in PostgreSQL does not keep the order of the form. */
const firstParts = ['name', 'fee', 'begins', 'ends', 'for', 'bank', 'number', 'holder']
const placeOf = (part: string) => (firstParts.includes(part) ? firstParts.indexOf(part) : firstParts.length)

/** Words of a stored value by its shape: a number, a day, a text in both languages, a list. */
export function storedWords(field: string, value: unknown, names: PackageNames): Sentence {
  if (value === null || value === undefined || value === '') return nothing
  if (typeof value === 'boolean') return value ? settingValues.yes : settingValues.no
  if (typeof value === 'number')
    return asItStands(amounts.includes(field) ? formatRupiah(rupiah(Math.round(value))) : String(value))
  if (typeof value === 'string') return textWords(field, value, names)
  if (Array.isArray(value)) return listWords(entriesOf(field, value, names))
  const facts = factsOf(value)
  return isText(facts) ? bothLanguages(facts) : partsWords(facts, names)
}

/** What a field had and has; of a list only the entries that came or went. Null while both read the same. */
export function changedWords(
  field: string,
  before: unknown,
  after: unknown,
  names: PackageNames,
): { was: Sentence; is: Sentence } | null {
  const [old, now] = [entriesOf(field, before, names), entriesOf(field, after, names)]
  const without = (entries: readonly Sentence[], others: readonly Sentence[]) =>
    entries.filter(({ id }) => !others.some((other) => other.id === id))
  const [gone, come] = [without(old, now), without(now, old)]
  return gone.length + come.length === 0 ? null : { was: listWords(gone), is: listWords(come) }
}

const listWords = (entries: readonly Sentence[]) => (entries.length > 0 ? listOf(entries) : nothing)

const entriesOf = (field: string, value: unknown, names: PackageNames): Sentence[] =>
  Array.isArray(value)
    ? value.map((entry, place) => {
        const words = storedWords(field, entry, names)
        return field === 'weekdayCapacity' ? joined([dates.weekday(weekdays[place] ?? 1), words], ' ') : words
      })
    : [storedWords(field, value, names)]

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

function textWords(field: string, value: string, { nameOf }: PackageNames): Sentence {
  if (field === 'packages') return nameOf(value)
  if (field === 'method') return paymentMethodWord(value)
  if (field === 'transferQris') return settingValues.picture
  if (isWibDay(value)) return dates.day(value)
  if (isShopMoment(value)) return dates.moment(value)
  return choices[field]?.[value] ?? asItStands(value)
}

const isText = (facts: object): facts is BothLanguages =>
  'id' in facts && typeof facts.id === 'string' && 'en' in facts && typeof facts.en === 'string'

const bothLanguages = ({ id, en }: BothLanguages) =>
  id === '' ? nothing : ownText({ id: !en || en === id ? id : `${id} / ${en}`, en: en || id })

/** `Tebet – Rp 10.000`; without its id, and without what is empty, zero or off. */
const partsWords = ({ id: _, ...parts }: Facts, names: PackageNames): Sentence =>
  joined(
    Object.entries(parts)
      .sort(([one], [other]) => placeOf(one) - placeOf(other))
      .flatMap(([part, value]) => {
        if (!value) return []
        const label = partNames[part]
        if (value === true) return label ?? []
        const words = storedWords(part, value, names)
        return label ? joined([label, words], ' ') : words
      }),
    ' – ',
  )

const joined = (sentences: readonly Sentence[], by: string): Sentence =>
  sentences.length === 0
    ? nothing
    : inIndonesian(sentences.map(({ id }) => id).join(by), sentences.map(({ en }) => en).join(by))
