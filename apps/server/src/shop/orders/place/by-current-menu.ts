import { currentRules, type ShopRules } from '../../settings/shop-rules.ts'
import type { ShopParts } from '../../shop-parts.ts'
import { MenuMoved } from './placement-refusal.ts'

/** Stores an order by the cached menu; retries once when it turns out to be outdated. */
export const byCurrentMenu = async <Placed>(
  { settings }: Pick<ShopParts, 'settings'>,
  place: (rules: ShopRules) => Promise<Placed>,
): Promise<Placed> => {
  try {
    return await place(await currentRules(settings))
  } catch (error) {
    if (!(error instanceof MenuMoved)) throw error
    settings.forget()
    return place(await currentRules(settings))
  }
}
