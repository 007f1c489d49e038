import type { FoodFacts } from '@dimsum/contract/food-facts'
import { useQuery } from '@tanstack/react-query'
import { shopQuery } from './shop.ts'

/** Food facts from the owner; `undefined` when there are none. */
export function useFoodFacts(): FoodFacts | undefined {
  return useQuery(shopQuery).data?.foodFacts
}
