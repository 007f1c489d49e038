import { rupiah } from '@dimsum/domain/money'
import type { PaymentParts } from '../../payments/payment-parts.ts'
import type { ShopRules } from '../../shop/settings/shop-rules.ts'
import { anOrder } from '../orders.ts'
import type { PaymentShop } from '../payment-shop.ts'
import type { Goods } from './goods-model.ts'

export const actor = 'admin:ibu'

/** A payment page of the order, and the provider's refunds of its payment. */
export type LanePage = {
  attempt: number
  providerOrderId: string
  method: 'virtual_account' | 'gopay'
  amount: string
  listed: { key: string; amount: string }[]
}

/** One order in the shop, with goods that no other history uses, so that histories run in parallel. */
export type Lane = {
  shop: PaymentShop
  parts: PaymentParts & { now: () => Date }
  types: { a: string; b: string }
  rules: ShopRules
  id: number
  day: string
  code: string
  pages: LanePage[]
  neighbour: number | null
  nextKey: () => string
}

export const priceB = async (lane: Lane, price: number): Promise<void> => {
  const { shop, types, rules } = lane
  await shop.database.pool.query('update packages set price = $2 where package_type = $1 and price <> $2', [
    types.b,
    price,
  ])
  lane.rules = {
    ...rules,
    menu: rules.menu.map((item) => (item.packageType === types.b ? { ...item, price: rupiah(price) } : item)),
  }
}

export const laneOrder = ({ types, day, code }: Lane, { a, b }: Goods, window: 0 | 1, withCode: boolean) =>
  anOrder({
    packageType: types.a,
    quantity: a,
    ...(b > 0 && {
      items: [
        { packageType: types.a, quantity: a, choices: undefined },
        { packageType: types.b, quantity: b, choices: undefined },
      ],
    }),
    deliveryDate: day,
    timeWindow: window === 0 ? '09:00-11:00' : '11:00-13:00',
    ...(withCode && { promotionCode: code }),
  })
