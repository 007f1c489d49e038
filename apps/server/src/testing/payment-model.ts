import fc from 'fast-check'
import { killAnywhere, killBetween, update } from './payment-kills.ts'
import type { PaymentShop } from './payment-shop.ts'
import {
  anotherAmount,
  cancelOrder,
  check,
  customerAsks,
  customerCancels,
  customerChanges,
  fault,
  giveBack,
  isUsedUp,
  type Model,
  methodOf,
  onPage,
  originOf,
  otherSeller,
  pay,
  payByHand,
  placeOrder,
  type Real,
  reconcile,
  reopenOrder,
  type Step,
  start,
} from './payment-steps.ts'

/** Everything that can happen to payments, as lists of weighted steps in random order. */

type FaultName = Parameters<PaymentShop['control']['faults']['arm']>[0]['fault']
type Command = fc.AsyncCommand<Model, Real>

/** Every step with its weight: most customers pay, most notifications arrive. */
const steps: Record<string, [weight: number, step: Step]> = {
  start: [24, start],
  choose: [
    20,
    onPage((control, id, pick) => isUsedUp(control, id) || control.choose(id, methodOf(control, id, pick))),
  ],
  pay: [48, pay],
  deny: [12, onPage((control, id) => control.deny(id))],
  expire: [6, onPage((control, id) => control.expire(id))],
  cancel: [6, onPage((control, id) => control.cancel(id))],
  reverse: [10, onPage((control, id) => control.reverse(id))],
  refund: [
    12,
    onPage((control, id, pick) => control.refund(id, pick % 2 ? {} : { amount: 1_000 * (1 + pick) })),
  ],
  chargeback: [2, onPage((control, id, pick) => control.chargeback(id, { partial: pick % 2 === 0 }))],
  'cancel order': [4, cancelOrder],
  'paid by hand': [4, payByHand],
  'another amount': [4, anotherAmount],
  'other seller': [3, otherSeller],
  check: [12, check],
  reconcile: [8, reconcile],
  lost: [12, fault('notification-lost')],
  late: [8, fault('notification-delayed')],
  doubled: [8, fault('notification-duplicate-concurrent')],
  shuffled: [8, fault('notification-settlement-first')],
  'forged status': [4, fault('forged-status')],
  'forged amount': [2, fault('forged-amount')],
  'swapped ids': [3, fault('forged-ids')],
  'swapped answer': [3, fault('status-swapped')],
  'garbled answer': [2, fault('status-garbage')],
  'stale answer': [4, fault('status-stale')],
  'no answer': [4, fault('status-500')],
  'two paid': [4, fault('two-attempts-paid')],
  'give back': [8, giveBack],
  'open again': [3, reopenOrder],
  'customer cancels': [3, customerCancels],
  'customer changes': [2, customerChanges],
  'customer asks': [2, customerAsks],
  'kill between': [3, killBetween],
  'kill anywhere': [1, killAnywhere],
  update: [1, update],
}

const count = (real: Real, name: string) => {
  real.taken[name] = (real.taken[name] ?? 0) + 1
}

const commandOf = (name: string, order: number, pick: number): Command => ({
  check: ({ orders }) => orders.length > 0,
  run: async ({ orders }, real) => {
    const chosen = orders[order % orders.length]
    if (!chosen) return
    count(real, name)
    real.placed = (order) => void orders.push(order)
    await steps[name]?.[1](real, chosen, pick)
  },
  toString: () => `${name}(order ${order}, ${pick})`,
})

const mostOrders = 8

/** A customer orders and opens the provider's page. */
const placeCommand = (pick: number): Command => ({
  check: ({ orders }) => orders.length < mostOrders,
  run: async ({ orders }, real) => {
    count(real, 'place')
    const placed = await placeOrder(real, originOf(real, pick), pick)
    orders.push(placed)
    await start(real, placed, pick)
  },
  toString: () => `place(${pick})`,
})

const anyStep = fc
  .oneof(...Object.entries(steps).map(([name, [weight]]) => ({ weight, arbitrary: fc.constant(name) })))
  .chain((name) => fc.tuple(fc.constant(name), fc.nat({ max: mostOrders - 1 }), fc.nat({ max: 15 })))
  .map(([name, order, pick]) => commandOf(name, order, pick))

/** Lists of at most `most` steps: the first always places an order, later ones now and then. */
export const manySteps = (most: number) =>
  fc.commands([fc.nat({ max: 23 }).map(placeCommand), ...Array.from({ length: 8 }, () => anyStep)], {
    maxCommands: most,
    size: 'max',
  })

/** Provider faults for every payment in the hour after a history; `silence` makes a run slower. */
export const quietTrouble: fc.Arbitrary<FaultName | null> = fc.oneof(
  { weight: 20, arbitrary: fc.constant(null) },
  { weight: 6, arbitrary: fc.constant('status-stale' as const) },
  { weight: 1, arbitrary: fc.constantFrom('status-500', 'status-garbage', 'status-swapped') },
)
