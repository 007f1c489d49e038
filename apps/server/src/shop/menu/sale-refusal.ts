import { nameOfPackage } from '@dimsum/words/menu'
import { inReadersLanguage, ownText, type Sentence } from '@dimsum/words/sentence'
import { placing } from '@dimsum/words/server/placing'
import { ShopError } from '../../platform/errors/shop-error.ts'
import type { MenuItem, SaleRefusal } from './menu.queries.ts'

/** The name of a package in the menu. */
export const nameIn = (menu: readonly MenuItem[], { packageType }: { packageType: string }): Sentence => {
  const item = menu.find((each) => each.packageType === packageType)
  return item ? nameOfPackage(item) : inReadersLanguage(packageType, 'id')
}

const fieldOf: Record<SaleRefusal['reason'], 'packageType' | 'quantity' | 'deliveryDate' | 'choices'> = {
  'not-on-sale': 'packageType',
  early: 'packageType',
  over: 'packageType',
  'day-needed': 'deliveryDate',
  'outside-days': 'deliveryDate',
  'sold-out-until': 'deliveryDate',
  'order-limit': 'quantity',
  'total-limit': 'quantity',
  'day-limit': 'quantity',
  'choice-needed': 'choices',
  'choice-gone': 'choices',
  'choice-sold-out': 'choices',
}

/** 409, with the reason, the package, and in `details` how many are available. */
export const saleError = (refusal: SaleRefusal, menu: readonly MenuItem[]): ShopError => {
  const { reason, packageType, left = 0, choice, until, line = 0 } = refusal
  const path = fieldOf[reason]
  const message = saleText(refusal, nameIn(menu, refusal))
  const isLeft = path === 'packageType' || path === 'quantity'
  return new ShopError(isLeft ? 'out-of-stock' : 'conflict', message, {
    ...(isLeft && { details: String(left) }),
    issues: [{ path: path === 'choices' ? `items.${line}.choices` : path, message }],
    sale: { reason, packageType, ...(choice && { choice }), ...(choice && until && { until }) },
  })
}

const saleText = (
  { reason, left = 0, day = '', from = null, until = null, choice = { id: '', en: '' } }: SaleRefusal,
  name: Sentence,
): Sentence => {
  switch (reason) {
    case 'not-on-sale':
      return placing.notSold(name)
    case 'early':
      return placing.early(name, from ?? '')
    case 'over':
      return placing.over(name)
    case 'day-needed':
      return placing.dayNeeded(name, from, until)
    case 'outside-days':
      return placing.outsideDays(name, from, until)
    case 'sold-out-until':
      return placing.soldOutUntil(name, until ?? '')
    case 'order-limit':
      return placing.orderLimit(name, left)
    case 'total-limit':
      return left === 0 ? placing.soldOut(name) : placing.fewLeft(name, left)
    case 'day-limit':
      return placing.dayLimit(name, day, left)
    case 'choice-needed':
      return placing.choiceNeeded(ownText(choice), name)
    case 'choice-gone':
      return placing.choiceGone(name)
    case 'choice-sold-out':
      return placing.choiceSoldOut(ownText(choice), name, until ?? '')
  }
}
