/**
 * What people are most often allergic to: the groups that Indonesian labels must name (Peraturan BPOM 31/2018), and sesame,
 * which much of a dimsum kitchen's oil is. In the order in which they are listed everywhere.
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

/** The same allergens, each once, in their order. */
export function listedAllergens(named: readonly Allergen[]): Allergen[] {
  return allergens.filter((allergen) => named.includes(allergen))
}
