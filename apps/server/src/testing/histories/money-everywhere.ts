import { expect } from 'vitest'
import { brokenInvariants } from '../invariants.ts'
import type { PaymentShop } from '../payment-shop.ts'

const all = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + each, 0)

/** Money in rupiah: `counted` of paid orders less what went back, all received, and all given back. */
type Money = { counted: number; received: number; givenBack: number }

/** Compares the shop's money in every report, screen call and file, and the tables with each other. */
export const expectEverywhere = async (
  { get: read, admin, database }: PaymentShop,
  { counted: money, received, givenBack }: Money,
): Promise<void> => {
  const get = async (url: string) => (await read(url, admin)).json()
  const reports = await get('/api/revenue/total')
  const daily: { date: string; revenue: number }[] = await get('/api/revenue/daily')
  const methods: { revenue: number }[] = await get('/api/revenue/by-method')
  const { customers } = await get('/api/admin/customers')
  const days = await Promise.all(
    daily.slice(-2).map(async ({ date }) => {
      const day = await get(`/api/admin/day-summary?day=${date}`)
      return all(day.received.map(({ amount }: { amount: string }) => Number(amount))) - Number(day.givenBack)
    }),
  )
  const file = (await read('/api/admin/orders.csv', admin)).body
  const [head, ...rows] = file.trimEnd().split('\r\n')
  const column = head?.split(';').indexOf('Uang Bersih (Rp)') ?? -1
  const moved: { received: number; givenBack: number }[] = await get('/api/revenue/money')
  const moneyFile = (await read('/api/admin/money.csv', admin)).body
  const net = moneyFile.trimEnd().split('\r\n').slice(1)
  expect({
    total: reports.total,
    parts: reports.received - reports.givenBack,
    daily: all(daily.map(({ revenue }) => revenue)),
    methods: all(methods.map(({ revenue }) => revenue)),
    customers: all(customers.map(({ spent }: { spent: string }) => Number(spent))),
    days: all(days),
    file: all(rows.map((row) => Number(row.split(';')[column]))),
    moved: [all(moved.map((row) => row.received)), all(moved.map((row) => row.givenBack))],
    net: all(net.map((row) => Number(row.split(';')[4]))),
  }).toEqual({
    total: money,
    parts: money,
    daily: money,
    methods: money,
    customers: money,
    // The day's summary also has what is no revenue: deposits and surplus.
    days: received - givenBack,
    file: money,
    moved: [received, givenBack],
    net: received - givenBack,
  })
  expect(await brokenInvariants(database.pool)).toEqual([])
}
