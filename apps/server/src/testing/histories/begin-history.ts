import { rupiah } from '@dimsum/domain/money'
import { addWibDays, wibDay } from '@dimsum/domain/wib-date'
import { placeAsCustomer } from '../../shop/orders/place/place-as-customer.ts'
import type { ShopRules } from '../../shop/settings/shop-rules.ts'
import type { PaymentShop } from '../payment-shop.ts'
import { defaultShopRules } from '../shop-rules.ts'
import { code, pieces, prices, room } from './goods-model.ts'
import { type Lane, laneOrder, priceB } from './lane.ts'
import { openFirstPages } from './lane-pages.ts'

const times = [
  { begins: '09:00', ends: '11:00', for: 'both' as const, mostOrders: room.orders, mostPieces: room.pieces },
  { begins: '11:00', ends: '13:00', for: 'both' as const, mostOrders: null, mostPieces: null },
]

let histories = 0
let keys = 0

export const prepareShop = ({ send, admin }: PaymentShop) =>
  send('PATCH', '/api/admin/settings', { refunds: true, timeWindows: times }, admin)

/** Two packages of its own. */
export const openLane = async (shop: PaymentShop, number: number): Promise<Lane['types']> => {
  const types = { a: `stocked-${number}`, b: `limited-${number}` }
  await shop.database.pool.query(
    `with listed as (
       insert into packages (package_type, name, pieces, price, position, day_limit)
       values ($1, $1, $3, $4, 10, null), ($2, $2, $5, $6, 10, $7))
     insert into inventory (package_type, unit_price) values ($1, 1000)`,
    [types.a, types.b, pieces.a, prices.a, pieces.b, prices.b, room.ofDay],
  )
  return types
}

/** A new order with a day, time and code of its own, and all stock back. */
export const beginHistory = async (
  shop: PaymentShop,
  types: Lane['types'],
  { hasCode, hasDeposit }: { hasCode: boolean; hasDeposit: boolean },
): Promise<Lane> => {
  histories += 1
  const lane: Lane = {
    shop,
    types,
    parts: { ...shop.payments, now: () => new Date() },
    rules: rulesOf(types, hasDeposit),
    id: 0,
    day: addWibDays(wibDay(new Date()), 3 + histories),
    code: `KODE-${histories}`,
    pages: [],
    neighbour: null,
    nextKey: () => `history-${++keys}`,
  }
  await shop.database.pool.query('insert into kitchen_days (day, capacity) values ($1, $2)', [
    lane.day,
    room.day,
  ])
  await shop.database.pool.query(
    `insert into promotion_codes (code, kind, value, least_order, most_uses) values ($1, 'amount', $2, $3, $4)`,
    [lane.code, code.value, code.leastOrder, code.mostUses],
  )
  await shop.database.pool.query(
    `with counted as (
       update inventory i set current_stock = $2 from inventory before
       where i.id = before.id and i.package_type = $1 returning i.id, $2 - before.current_stock as delta)
     insert into inventory_movements (inventory_id, reason, delta, stock_after, actor)
     select id, 'recount', delta, $2, 'admin:ibu' from counted`,
    [types.a, room.stock],
  )
  await priceB(lane, prices.b)
  const wanted = laneOrder(lane, { a: 1, b: 0 }, 0, hasCode)
  const { order } = await placeAsCustomer(shop.parts, wanted, { rules: lane.rules })
  lane.id = order.id
  await openFirstPages(lane, order)
  return lane
}

const rulesOf = ({ a, b }: Lane['types'], hasDeposit: boolean): ShopRules => {
  const [any] = defaultShopRules.menu
  if (!any) throw new Error('The menu is empty')
  const item = (packageType: string, pieces: number, price: number) => ({
    ...any,
    ...{ packageType, pieces, price: rupiah(price) },
  })
  return {
    ...defaultShopRules,
    menu: [item(a, pieces.a, prices.a), { ...item(b, pieces.b, prices.b), dayLimit: room.ofDay }],
    timeWindows: times,
    horizonDays: 100_000,
    depositPercent: hasDeposit ? 50 : null,
  }
}
