import { allergens } from '@dimsum/domain/allergens'
import { z } from 'zod'

/** What is in the food and how long it is good, the same for each package; what the owner left out is empty. */
export const FoodFacts = z.object({
  /** Most first, as labels list them; empty while none is given. */
  ingredients: z.string(),
  /** None is no promise that there are none. */
  allergens: z.array(z.enum(allergens)),
  /** How it is kept at home; empty while none is given. */
  storage: z.string(),
  /** Whole days from the day it is handed over; null while none is given. */
  keepsDays: z.int().nullable(),
})
export type FoodFacts = z.infer<typeof FoodFacts>
