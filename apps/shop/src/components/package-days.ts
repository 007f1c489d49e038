import type { KitchenDays } from '@dimsum/contract/kitchen'
import type { MenuPackage } from '@dimsum/contract/menu'
import { saleDayObstacle } from '@dimsum/domain/package-sale'
import { dates } from '@dimsum/words/dates'
import { nameOfPackage } from '@dimsum/words/menu'
import type { Sentence } from '@dimsum/words/sentence'
import { dayMisfit, orderDay } from '@dimsum/words/shop/order-day'
import { packagesOnSale } from '@dimsum/words/shop/packages-on-sale'

/** Reason why one of these packages is not available on a day; `undefined` when all are. */
export function packageMisfit(
  items: readonly MenuPackage[],
  day: string,
  { usualUntil }: Pick<KitchenDays, 'usualUntil'>,
): Sentence | undefined {
  for (const item of items) {
    if (item.deliverUntil === null && usualUntil !== undefined && day > usualUntil)
      return dayMisfit.unknown(dates.dayOfYear(day))
    const obstacle = saleDayObstacle(item, day)
    if (obstacle === 'outside')
      return dayMisfit.outside(nameOfPackage(item), packagesOnSale.deliveryDays(item))
    if (obstacle === 'sold-out')
      return dayMisfit.soldOut(nameOfPackage(item), dates.dayShort(item.soldOutUntil ?? day))
  }
  return undefined
}

/** Whether the package is unavailable on some days, so that an order needs a day. */
export const isSoldByDay = ({ deliverFrom, deliverUntil, soldOutUntil }: MenuPackage, today: string) =>
  deliverFrom !== null || deliverUntil !== null || (soldOutUntil !== null && soldOutUntil >= today)

/** Text when the calendar has no day for these packages. */
export function noDayWords(items: readonly MenuPackage[]): Sentence {
  const [only, ...further] = items
  if (only === undefined || further.length > 0) return orderDay.noneInCommon
  return orderDay.noneYet(nameOfPackage(only))
}
