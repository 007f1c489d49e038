import { type Allergen, listedAllergens } from '@dimsum/domain/allergens'
import { bestBefore } from '@dimsum/domain/best-before'
import { dayCount } from './counts.ts'
import { dates } from './dates.ts'
import { fillIndonesian, inIndonesian, perLanguage, type Sentence } from './sentence.ts'

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

export const foodFacts = {
  title: inIndonesian('Komposisi & alergen', 'Ingredients & allergens'),
  titleOfStorage: inIndonesian('Alergen & penyimpanan', 'Allergens & storage'),
  ingredients: inIndonesian('Komposisi', 'Ingredients'),
  storage: inIndonesian('Penyimpanan', 'Storage'),
  /** Precedes the list in bold, as on food packaging. */
  contains: inIndonesian('Mengandung alergen', 'Contains allergens'),
  /** `gandum (gluten), telur` */
  allergens: perLanguage((named: readonly Allergen[], language) =>
    listedAllergens(named)
      .map((allergen) => allergenNames[allergen][language].toLowerCase())
      .join(', '),
  ),
  keeps: fillIndonesian('Tahan {days} sejak diterima', 'Keeps {days} from the day you receive it', {
    days: dayCount,
  }),
  /** `Baik sebelum 25 Nov 2026` */
  bestBefore: fillIndonesian('Baik sebelum {day} {year}', 'Best before {day} {year}'),
} as const

/** Best-before date of an order; counted from the day of reading when the order has no day. */
export function goodUntil(handOverDay: string | null, keepsDays: number): Sentence {
  if (handOverDay === null) return foodFacts.keeps(keepsDays)
  const day = bestBefore(handOverDay, keepsDays)
  return foodFacts.bestBefore(dates.dayShort(day), day.slice(0, 4))
}
