import { type Allergen, listedAllergens } from '@dimsum/domain/allergens'
import { bestBefore } from '@dimsum/domain/best-before'
import { formatDayShort } from '@dimsum/domain/wib-date'
import { inIndonesian, type Sentence } from './sentence.ts'

/** Labels of the checkboxes in the settings; lists use them in lower case. */
export const allergenNames: Readonly<Record<Allergen, Sentence>> = {
  gluten: inIndonesian('Gandum (gluten)', 'Wheat (gluten)'),
  crustacean: inIndonesian('Udang & kepiting', 'Shrimp & crab'),
  fish: inIndonesian('Ikan', 'Fish'),
  mollusc: inIndonesian('Tiram & kerang', 'Oysters & clams'),
  egg: inIndonesian('Telur', 'Egg'),
  soy: inIndonesian('Kedelai', 'Soy'),
  milk: inIndonesian('Susu', 'Milk'),
  peanut: inIndonesian('Kacang tanah', 'Peanut'),
  'tree-nut': inIndonesian('Kacang pohon (mede, almond)', 'Tree nuts (cashew, almond)'),
  sesame: inIndonesian('Wijen', 'Sesame'),
  sulphite: inIndonesian('Sulfit', 'Sulphites'),
}

const listed = (named: readonly Allergen[], language: 'id' | 'en') =>
  listedAllergens(named)
    .map((allergen) => allergenNames[allergen][language].toLowerCase())
    .join(', ')

export const foodFacts = {
  title: inIndonesian('Komposisi & alergen', 'Ingredients & allergens'),
  titleOfStorage: inIndonesian('Alergen & penyimpanan', 'Allergens & storage'),
  ingredients: inIndonesian('Komposisi', 'Ingredients'),
  storage: inIndonesian('Penyimpanan', 'Storage'),
  /** Precedes the list in bold, as on food packaging. */
  contains: inIndonesian('Mengandung alergen', 'Contains allergens'),
  /** `gandum (gluten), telur` */
  allergens: inIndonesian(
    (named: readonly Allergen[]) => listed(named, 'id'),
    (named) => listed(named, 'en'),
  ),
  keeps: inIndonesian(
    (days: number) => `Tahan ${days} hari sejak diterima`,
    (days) => `Keeps ${days} ${days === 1 ? 'day' : 'days'} from the day you receive it`,
  ),
  /** `Baik sebelum 25 Nov 2026` */
  bestBefore: inIndonesian(
    (day: string) => `Baik sebelum ${formatDayShort(day)} ${day.slice(0, 4)}`,
    (day) => `Best before ${formatDayShort(day, 'en')} ${day.slice(0, 4)}`,
  ),
} as const

/** Best-before date of an order; counted from the day of reading when the order has no day. */
export const goodUntil = (handOverDay: string | null, keepsDays: number): Sentence =>
  handOverDay === null ? foodFacts.keeps(keepsDays) : foodFacts.bestBefore(bestBefore(handOverDay, keepsDays))
