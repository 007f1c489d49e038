import type { FoodFacts } from '@dimsum/contract/food-facts'
import { useQuery } from '@tanstack/react-query'
import { shopQuery } from './shop.ts'

/** What the owner said of the food; `undefined` while she said nothing. */
export function useFoodFacts(): FoodFacts | undefined {
  return useQuery(shopQuery).data?.foodFacts
}
