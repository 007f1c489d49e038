import type { Order } from '@dimsum/contract/orders'
import { Say } from '@dimsum/ui/say.tsx'
import { useShopConfig } from '@dimsum/web/api/shop.ts'
import { goodUntil, foodFacts as words } from '@dimsum/words/food-facts'

/** Best-before date, allergens and storage on the label, if the owner entered them. */
export function LabelFood({ order: { deliveryDate } }: { order: Order }) {
  const facts = useShopConfig()?.foodFacts
  if (!facts) return null
  const { allergens, storage, keepsDays } = facts
  if (allergens.length === 0 && storage === '' && keepsDays === null) return null
  return (
    <section className="label-food">
      <p>
        {keepsDays !== null && (
          <b>
            <Say>{goodUntil(deliveryDate, keepsDays)}</Say>
          </b>
        )}
        {keepsDays !== null && allergens.length > 0 && ' · '}
        {allergens.length > 0 && (
          <>
            <Say>{words.contains}</Say>:{' '}
            <b>
              <Say>{words.allergens(allergens)}</Say>
            </b>
          </>
        )}
      </p>
      {storage !== '' && <p className="label-storage">{storage}</p>}
    </section>
  )
}
