import { type ShopRules, shopRulesOf } from '../../settings/shop-rules.ts'
import type { ShopParts } from '../../shop-parts.ts'
import { MenuMoved } from './placement-refusal.ts'

/** Stores an order by the shop's rules; retries once when the cached menu turns out to be outdated. */
export const byCurrentMenu = async <Stored>(
  { settings }: Pick<ShopParts, 'settings'>,
  store: (now: ShopRules) => Promise<Stored>,
): Promise<Stored> => {
  const rules = async () => shopRulesOf(await settings.current(), await settings.menu())
  try {
    return await store(await rules())
  } catch (error) {
    if (!(error instanceof MenuMoved)) throw error
    settings.forget()
    return store(await rules())
  }
}
