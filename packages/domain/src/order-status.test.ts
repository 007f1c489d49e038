import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cancelledStatuses,
  finalStatuses,
  inKitchenStatuses,
  isDelivered,
  isOrderStatus,
  isPrepared,
  labelColour,
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

const status = fc.constantFrom(...orderStatuses)

describe('a status', () => {
  it.each([
    ['pending', 'grey'],
    ['confirmed', 'grey'],
    ['preparing', 'yellow'],
    ['ready', 'blue'],
    ['delivered', 'green'],
    ['cancelled', 'grey'],
  ] as const)('has its colour on the label: %s, %s', (each, colour) => {
    expect(labelColour[each]).toBe(colour)
  })

  it('is one of six', () => {
    expect(orderStatuses).toEqual(['pending', 'confirmed', 'preparing', 'ready', 'delivered', 'cancelled'])
    expect(orderStatuses.every(isOrderStatus)).toBe(true)
    for (const other of ['', 'paid', 'Pending', 'toString']) expect(isOrderStatus(other)).toBe(false)
  })
})

describe('the questions about a status', () => {
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
})

describe('the way forward', () => {
  it('leads through all five steps and ends', () => {
    const walked: OrderStatus[] = []
    for (let at: OrderStatus | null = 'pending'; at !== null; at = nextStatus(at)) walked.push(at)
    expect(walked).toEqual([...progressSteps])
    expect(nextStatus('cancelled')).toBeNull()
  })
})

describe('stock and status', () => {
  it('returns stock on the first move into cancelled and takes it again on leaving', () => {
    expect(releasesStock('ready', 'cancelled')).toBe(true)
    expect(releasesStock('cancelled', 'cancelled')).toBe(false)
    expect(takesStock('cancelled', 'pending')).toBe(true)
    expect(takesStock('pending', 'confirmed')).toBe(false)
  })

  it('keeps the packages of an order reserved exactly while it is not cancelled, after any moves', () => {
    fc.assert(
      fc.property(fc.array(status), (moves) => {
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
})

describe('the progress list', () => {
  it.each([
    ['pending', ['current', 'later', 'later', 'later', 'later']],
    ['preparing', ['reached', 'reached', 'current', 'later', 'later']],
    ['delivered', ['reached', 'reached', 'reached', 'reached', 'current']],
    ['cancelled', ['later', 'later', 'later', 'later', 'later']],
  ] as const)('draws a %s order', (current, states) => {
    expect(progressSteps.map((step) => stepState(step, current))).toEqual(states)
  })
})
