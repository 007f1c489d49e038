import type { Order } from '@dimsum/contract/orders'
import { Say } from '@dimsum/ui/say.tsx'
import { useShopConfig } from '@dimsum/web/api/shop.ts'
import { goodUntil, foodFacts as words } from '@dimsum/words/food-facts'

/** Allergens, storage and shelf life on the invoice, if the owner entered them. */
export function InvoiceFood({ order: { deliveryDate } }: { order: Order }) {
  const facts = useShopConfig()?.foodFacts
  if (!facts) return null
  const { allergens, storage, keepsDays } = facts
  if (allergens.length === 0 && storage === '' && keepsDays === null) return null
  return (
    <section aria-labelledby="food-title" className="mt-6">
      <Say.h2 id="food-title" className="text-small font-bold">
        {words.titleOfStorage}
      </Say.h2>
      {allergens.length > 0 && (
        <p>
          <Say>{words.contains}</Say>:{' '}
          <b>
            <Say>{words.allergens(allergens)}</Say>
          </b>
        </p>
      )}
      {storage !== '' && <p className="wrap-anywhere">{storage}</p>}
      {keepsDays !== null && <Say.p>{goodUntil(deliveryDate, keepsDays)}</Say.p>}
    </section>
  )
}
