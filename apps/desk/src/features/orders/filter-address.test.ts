import { describe, expect, it } from 'vitest'
import { everyOrder } from '../../api/orders.ts'
import { addressWith, filtersOf } from './filter-address.ts'

const { search: _, ...nothing } = everyOrder

describe('order list filters in the URL', () => {
  it('are restored from the URL', () => {
    const left = {
      page: 3,
      status: 'ready',
      payment: 'unpaid',
      delivery: 'pickup',
      deliveryDate: '2026-11-22',
      sort: 'oldest',
    } as const
    const address = addressWith(new URLSearchParams('tab=orders'), left)
    expect(address.toString()).toBe(
      'tab=orders&page=3&status=ready&payment=unpaid&delivery=pickup&day=2026-11-22&sort=oldest',
    )
    expect(filtersOf(address)).toEqual(left)
  })

  it('leave out default values', () => {
    const address = new URLSearchParams('tab=orders&status=ready&page=2')
    expect(addressWith(address, nothing).toString()).toBe('tab=orders')
  })

  it.each([
    'page=0',
    'page=1e9',
    'page=x',
    'status=eaten',
    'payment=maybe',
    'delivery=drone',
    'day=2026-02-30',
    'sort=price',
  ])('takes «%s» for no filter', (part) => expect(filtersOf(new URLSearchParams(part))).toEqual(nothing))
})
