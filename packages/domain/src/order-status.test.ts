import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  cancelledStatuses,
  finalStatuses,
  inKitchenStatuses,
  isDelivered,
  isOrderStatus,
  isPrepared,
  nextStatus,
  notStartedStatuses,
  type OrderStatus,
  orderStatuses,
  progressSteps,
  releasesStock,
  stepState,
  takesStock,
  unconfirmedStatuses,
  underWayStatuses,
} from './order-status.ts'

it('a status is one of the list', () => {
  expect(orderStatuses.every(isOrderStatus)).toBe(true)
  for (const other of ['', 'paid', 'Pending', 'toString']) expect(isOrderStatus(other)).toBe(false)
})

it.each([
  ['final', finalStatuses, ['delivered', 'cancelled']],
  ['cancelled', cancelledStatuses, ['cancelled']],
  ['not confirmed', unconfirmedStatuses, ['pending']],
  ['not started', notStartedStatuses, ['pending', 'confirmed']],
  ['in the kitchen', inKitchenStatuses, ['confirmed', 'preparing']],
  ['under way', underWayStatuses, ['confirmed', 'preparing', 'ready']],
  ['prepared', orderStatuses.filter(isPrepared), ['ready', 'delivered']],
  ['delivered', orderStatuses.filter(isDelivered), ['delivered']],
])('an order that is %s', (_, found, expected) => {
  expect(found).toEqual(expected)
})

it('the way forward leads through all five steps and ends', () => {
  const walked: OrderStatus[] = []
  for (let at: OrderStatus | null = 'pending'; at !== null; at = nextStatus(at)) walked.push(at)
  expect(walked).toEqual([...progressSteps])
  expect(nextStatus('cancelled')).toBeNull()
})

it('the packages of an order are reserved exactly while it is not cancelled, after any moves', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...orderStatuses)), (moves) => {
      let held = 1
      let at: OrderStatus = 'pending'
      for (const to of moves) {
        if (releasesStock(at, to)) held -= 1
        if (takesStock(at, to)) held += 1
        at = to
      }
      expect(held).toBe(at === 'cancelled' ? 0 : 1)
    }),
  )
})

it.each([
  ['preparing', ['reached', 'reached', 'current', 'later', 'later']],
  ['cancelled', ['later', 'later', 'later', 'later', 'later']],
] as const)('the progress list draws a %s order', (current, states) => {
  expect(progressSteps.map((step) => stepState(step, current))).toEqual(states)
})
