import fc from 'fast-check'
import { ShopError } from '../../platform/errors/shop-error.ts'
import type { PaymentShop } from '../payment-shop.ts'
import { type ActOf, anyActOf, type Model } from './act.ts'
import { beginHistory } from './begin-history.ts'
import { goodsActs } from './goods-acts.ts'
import { OrderGoods } from './goods-model.ts'
import type { Lane } from './lane.ts'
import { assertLaws } from './laws.ts'
import { moneyActs } from './money-acts.ts'
import { OrderMoney } from './money-model.ts'
import { seenOrder } from './seen-order.ts'

const kinds = { ...moneyActs, ...goodsActs }
export type Act = ActOf<typeof kinds>
export type History = { hasCode: boolean; hasDeposit: boolean; acts: Act[] }

export const anyHistory: fc.Arbitrary<History> = fc.record({
  hasCode: fc.boolean(),
  hasDeposit: fc.boolean(),
  acts: fc.array(anyActOf(kinds), { minLength: 1, maxLength: 14, size: 'max' }),
})

type Any = {
  foresee: (model: Model, act: Act) => boolean
  perform: (lane: Lane, act: Act) => Promise<unknown>
}

const accepted = async (act: Promise<unknown>): Promise<boolean> => {
  try {
    await act
    return true
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    return false
  }
}

/** An act that the shop accepted and the rules refuse, or the other way round. */
class UnforeseenAnswer extends Error {}

/** Plays a history in the shop and in the model. The laws hold after every act. */
export const playHistory = async (shop: PaymentShop, types: Lane['types'], history: History) => {
  const lane = await beginHistory(shop, types, history)
  const model = modelOf(lane, history)
  for (const act of history.acts) {
    const kind = kinds[act.act] as unknown as Any
    const isAccepted = await accepted(kind.perform(lane, act))
    if (isAccepted !== kind.foresee(model, act))
      throw new UnforeseenAnswer(`${JSON.stringify(act)} was ${isAccepted ? 'accepted' : 'refused'}`)
    model.money.settle(model.goods.isCancelled)
    if (model.money.isPaid || model.goods.isCancelled) model.money.proofs.isOpen = false
    assertLaws(await seenOrder(lane), model)
  }
  const { money, goods } = model
  const { isPaid, counted, part, attention, ...figures } = money.figures(goods.isCancelled)
  const { received, givenBack } = money
  const kept = isPaid ? 0 : figures.kept
  return { received, counted, held: part - kept, kept, givenBack, surplus: attention.twice }
}

const modelOf = ({ pages }: Lane, { hasCode, hasDeposit }: History): Model => {
  const goods = new OrderGoods(hasCode)
  const asked = pages.map(({ method, amount }) => ({ method, amount: Number(amount) }))
  // Half, in whole thousands.
  const deposit = hasDeposit ? Math.ceil(goods.total / 2_000) * 1_000 : null
  return { goods, deposit, money: new OrderMoney(goods.total, asked) }
}
