/**
 * Allergens in display order: the groups that Indonesian labels must name (Peraturan BPOM 31/2018), and sesame, because
 * dimsum kitchens use sesame oil.
 */
export const allergens = [
  'gluten',
  'crustacean',
  'fish',
  'mollusc',
  'egg',
  'soy',
  'milk',
  'peanut',
  'tree-nut',
  'sesame',
  'sulphite',
] as const
export type Allergen = (typeof allergens)[number]

/** The given allergens without duplicates, in display order. */
export function listedAllergens(named: readonly Allergen[]): Allergen[] {
  return allergens.filter((allergen) => named.includes(allergen))
}
