import fc from 'fast-check'
import { changeOrderStatus } from '../../shop/orders/change/change-order-status.ts'
import { editGoods } from '../../shop/orders/change/edit-goods.ts'
import { placeAsCustomer } from '../../shop/orders/place/place-as-customer.ts'
import { act } from './act.ts'
import { type Adjustment, type Goods, neighbours, prices, raised } from './goods-model.ts'
import { actor, type Lane, laneOrder, priceB } from './lane.ts'
import { report } from './lane-pages.ts'

const adjustment = fc.constantFrom<Adjustment>(
  null,
  null,
  { kind: 'discount', amount: 6_000 },
  { kind: 'discount', amount: 50_000 },
  { kind: 'extra', amount: 5_000 },
)

const some = (a: number, b: number) => (a + b === 0 ? { a: 1, b } : { a, b })

const move = ({ id, shop, rules }: Lane, status: 'cancelled' | 'confirmed', who = actor) =>
  changeOrderStatus(shop.parts, who, id, { status, onlyUnpaid: who === 'system' }, rules)

/** What the order screen would send: what it shows, and the wanted goods. */
const edit = async (lane: Lane, { a, b }: Goods, wanted: Adjustment, overrideKitchen: boolean) => {
  const { id, shop, types, rules } = lane
  const answer = await shop.get(`/api/orders/${id}`, shop.admin)
  const { items, charges = [], totalPrice } = answer.json()
  const stored = charges.find(({ kind }: { kind: string }) => kind === 'discount' || kind === 'extra')
  const quantities = { [types.a]: a, [types.b]: b }
  const goods = {
    items: Object.entries(quantities).flatMap(([packageType, quantity]) =>
      quantity > 0 ? [{ packageType, quantity, choices: undefined }] : [],
    ),
    adjustment: wanted && { ...wanted, reason: 'langganan' },
    expected: {
      items: items.map(({ packageType, quantity }: { packageType: string; quantity: number }) => ({
        packageType,
        quantity,
      })),
      adjustment: stored ? { ...stored, amount: Number(stored.amount) } : null,
      totalPrice,
    },
    overrideKitchen,
  }
  await editGoods(shop.parts, actor, id, goods, rules)
}

/** Acts on the goods of an order: the owner's and the shop's, and those of a neighbour who wants the same goods. */
export const goodsActs = {
  edit: act({
    weight: 9,
    values: {
      a: fc.integer({ min: 0, max: 4 }),
      b: fc.integer({ min: 0, max: 3 }),
      adjustment,
      overrides: fc.integer({ max: 3, min: 0 }).map((n) => n === 0),
    },
    foresee: ({ goods, money }, { a, b, adjustment, overrides }) => {
      const isDone = goods.edit(some(a, b), adjustment, overrides)
      money.total = goods.total
      return isDone
    },
    perform: (lane, { a, b, adjustment, overrides }) => edit(lane, some(a, b), adjustment, overrides),
  }),
  /** In either order both happen, with the same result. */
  'edit-beside-payment': act({
    weight: 2,
    values: {
      a: fc.integer({ min: 1, max: 3 }),
      b: fc.integer({ min: 0, max: 2 }),
      page: fc.nat({ max: 2 }),
    },
    foresee: ({ goods, money }, { a, b, page }) => {
      const isDone = goods.edit({ a, b }, null, false)
      money.total = goods.total
      money.providerPays(page)
      return isDone
    },
    perform: async (lane, { a, b, page }) => {
      const both = [edit(lane, { a, b }, null, false), report(lane, page, 'settlement')]
      for (const end of await Promise.allSettled(both)) if (end.status === 'rejected') throw end.reason
    },
  }),
  /** The owner changes a price. Later orders then have another total and another deposit. */
  settings: act({
    weight: 1,
    values: {},
    foresee: ({ goods }) => {
      goods.priceOfB = goods.priceOfB === raised ? prices.b : raised
      return true
    },
    perform: async (lane) => {
      await priceB(lane, lane.rules.menu.some(({ price }) => price === raised) ? prices.b : raised)
      lane.rules.depositPercent = 30
    },
  }),
  cancel: act({
    weight: 3,
    values: {},
    foresee: ({ goods }) => goods.cancel(),
    perform: (lane) => move(lane, 'cancelled'),
  }),
  reopen: act({
    weight: 3,
    values: {},
    foresee: ({ goods }) => goods.reopen(),
    perform: (lane) => move(lane, 'confirmed'),
  }),
  lapse: act({
    weight: 1,
    values: {},
    foresee: ({ goods, money }) => goods.lapse(money.isPaid),
    perform: (lane) => move(lane, 'cancelled', 'system'),
  }),
  'neighbour-orders': act({
    weight: 3,
    values: { window: fc.constantFrom(0 as const, 1 as const), withCode: fc.boolean() },
    foresee: ({ goods, money }, neighbour) => goods.neighbourOrders(neighbour, money.isPaid),
    perform: async (lane, { window, withCode }) => {
      if (lane.neighbour !== null) return
      const { shop, rules } = lane
      const wanted = laneOrder(lane, neighbours, window, withCode)
      const { order } = await placeAsCustomer(shop.parts, wanted, { rules })
      lane.neighbour = order.id
    },
  }),
  'neighbour-leaves': act({
    weight: 2,
    values: {},
    foresee: ({ goods }) => {
      goods.neighbour = null
      return true
    },
    perform: async (lane) => {
      if (lane.neighbour !== null) await move({ ...lane, id: lane.neighbour }, 'cancelled')
      lane.neighbour = null
    },
  }),
}
