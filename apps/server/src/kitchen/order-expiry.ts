import type { AppParts } from '../http/app-parts.ts'
import { shopRulesOf } from '../orders/shop-rules.ts'
import { expireOrders } from './expire-orders.ts'

/** How often orders are looked for whose time ran out; the hours they keep their pieces make minutes unimportant. */
const usualIntervalMs = 5 * 60_000

type Parts = Pick<AppParts, 'db' | 'now' | 'settings'> & {
  log: { error: (facts: object, message: string) => void }
}

/** Gives the pieces of unpaid orders back for as long as the process lives. @returns stops it */
export const startOrderExpiry = (parts: Parts, intervalMs = usualIntervalMs): (() => void) => {
  const round = async () => {
    try {
      await expireOrders(parts, shopRulesOf(await parts.settings.current()))
    } catch (error) {
      parts.log.error({ err: error }, 'unpaid orders could not be ended')
    }
  }
  const timer = setInterval(() => void round(), intervalMs).unref()
  return () => clearInterval(timer)
}
