import type { FoodFacts } from '@dimsum/contract/food-facts'
import type { Order } from '@dimsum/contract/orders'
import { goodUntil, foodFacts as words } from '@dimsum/words/food-facts'
import type { sayIn } from '@dimsum/words/sentence'

/** Allergens, storage and shelf life as on the invoice page; null when the owner filled in none of them. */
export type InvoiceFood = { title: string; allergens: string; lines: string[] }

export const invoiceFood = (
  say: ReturnType<typeof sayIn>,
  { deliveryDate }: Pick<Order, 'deliveryDate'>,
  { allergens, storage, keepsDays }: Omit<FoodFacts, 'ingredients'>,
): InvoiceFood | null => {
  if (allergens.length === 0 && storage === '' && keepsDays === null) return null
  return {
    title: say(words.titleOfStorage),
    allergens: allergens.length > 0 ? `${say(words.contains)}: ${say(words.allergens(allergens))}` : '',
    lines: [storage, keepsDays === null ? '' : say(goodUntil(deliveryDate, keepsDays))].filter(Boolean),
  }
}
