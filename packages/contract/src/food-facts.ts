import { allergens } from '@dimsum/domain/allergens'
import { z } from 'zod'

/** Ingredients and shelf life, the same for every package. A field that the owner left out is empty. */
export const FoodFacts = z.object({
  /** In descending order of quantity, as on food labels; empty when not given. */
  ingredients: z.string(),
  /** An empty list does not mean that the food is free of allergens. */
  allergens: z.array(z.enum(allergens)),
  /** How to store it at home; empty when not given. */
  storage: z.string(),
  /** Whole days from the day of hand-over; null when not given. */
  keepsDays: z.int().nullable(),
})
export type FoodFacts = z.infer<typeof FoodFacts>
