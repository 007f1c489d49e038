import type { MenuPackage } from '@dimsum/contract/menu'
import { saleDayObstacle } from '@dimsum/domain/package-sale'
import { nameOfPackage } from '@dimsum/words/menu'
import type { Sentence } from '@dimsum/words/sentence'
import { dayMisfit } from '@dimsum/words/shop/order-day'
import { packagesOnSale } from '@dimsum/words/shop/packages-on-sale'

/** Why one of these packages cannot be for a day; `undefined` when all can. */
export function packageMisfit(items: readonly MenuPackage[], day: string): Sentence | undefined {
  for (const item of items) {
    const obstacle = saleDayObstacle(item, day)
    if (obstacle === 'outside')
      return dayMisfit.outside(nameOfPackage(item), packagesOnSale.deliveryDays(item))
    if (obstacle === 'sold-out') return dayMisfit.soldOut(nameOfPackage(item), item.soldOutUntil ?? day)
  }
  return undefined
}
