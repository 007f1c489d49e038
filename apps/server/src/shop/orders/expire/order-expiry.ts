import { type Rounds, startRounds } from '../../../platform/jobs/rounds.ts'
import { shopRulesOf } from '../../settings/shop-rules.ts'
import type { ShopParts } from '../../shop-parts.ts'
import { type ExpiryParts, expireOrders } from './expire-orders.ts'

/** How often orders are looked for whose time ran out; the hours they keep their pieces make minutes unimportant. */
const usualIntervalMs = 5 * 60_000

type Parts = ExpiryParts & Pick<ShopParts, 'settings'>

/** Gives the pieces of unpaid orders back for as long as the process lives. Every process may run one. */
export const startOrderExpiry = (parts: Parts, intervalMs = usualIntervalMs): Rounds =>
  startRounds(
    async (isStopped) => {
      try {
        await expireOrders(parts, shopRulesOf(await parts.settings.current()), isStopped)
      } catch (error) {
        parts.log.error({ err: error }, 'unpaid orders could not be cancelled')
      }
    },
    { intervalMs, spread: 0.3 },
  )
