import { Say } from '@dimsum/ui/say.tsx'
import { useShopConfig } from '@dimsum/web/api/shop.ts'
import { foodFacts as words } from '@dimsum/words/food-facts'

/** «Komposisi & alergen» under a package. A `<details>` element, because allergens must be readable without scripts. */
export function FoodFacts() {
  const facts = useShopConfig()?.foodFacts
  if (!facts) return null
  const { ingredients, allergens, storage, keepsDays } = facts
  const isOfStorage = ingredients === '' && allergens.length === 0
  return (
    <details className="px-1">
      <Say.summary className="min-h-12 cursor-pointer py-3 font-bold text-pandan-700">
        {isOfStorage ? words.storage : words.title}
      </Say.summary>
      <div className="grid gap-2 pb-3 wrap-anywhere">
        {allergens.length > 0 && (
          <p>
            <Say>{words.contains}</Say>:{' '}
            <b>
              <Say>{words.allergens(allergens)}</Say>
            </b>
          </p>
        )}
        {ingredients !== '' && (
          <p className="whitespace-pre-line">
            <Say>{words.ingredients}</Say>: {ingredients}
          </p>
        )}
        {(storage !== '' || keepsDays !== null) && (
          <p>
            {storage}
            {storage !== '' && keepsDays !== null && <br />}
            {keepsDays !== null && <Say>{words.keeps(keepsDays)}</Say>}
          </p>
        )}
      </div>
    </details>
  )
}
