import { describe, expect, it } from 'vitest'
import { performanceOf } from './performance.ts'

const total = { total: 900_000, thisMonth: 0, lastMonth: 0, paidOrders: 9, owed: 0, owedOrders: 0 }
const days = [
  { date: '2026-11-19', orders: 2, revenue: 116_000 },
  { date: '2026-11-20', orders: 0, revenue: 0 },
  { date: '2026-11-21', orders: 1, revenue: 30_000 },
]
const packages = [{ packageType: '20pcs', orders: 2, revenue: 116_000 }] as const

describe('the performance summary', () => {
  it('covers the selected days', () => {
    const figures = performanceOf({ total, days, packages, isOfDays: true })
    expect(figures).toMatchObject({ paidOrders: 3, averageOrder: 48_667 })
  })

  it('returns 0 without orders', () => {
    const none = { ...total, total: 0, paidOrders: 0 }
    const figures = performanceOf({ total: none, days: [], packages: [], isOfDays: false })
    expect(figures).toEqual({ paidOrders: 0, averageOrder: 0, popularOrders: 0, activeDays: 0, days: 0 })
  })
})
