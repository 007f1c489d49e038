import type { FoodFacts } from '@dimsum/contract/food-facts'
import type { ShopConfig } from '@dimsum/contract/shop-config'

/** The owner's information about the food; undefined until she has filled in some of it. */
export const presentFoodFacts = ({
  ingredients,
  allergens,
  storage,
  keepsDays,
}: FoodFacts): Pick<ShopConfig, 'foodFacts'> => {
  const isEmpty = ingredients === '' && allergens.length === 0 && storage === '' && keepsDays === null
  return isEmpty ? {} : { foodFacts: { ingredients, allergens, storage, keepsDays } }
}
