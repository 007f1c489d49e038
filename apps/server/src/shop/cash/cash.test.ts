import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { openPaymentShop } from '../../testing/payment-shop.ts'
import { openSecondInstance } from '../../testing/second-instance.ts'
import { answered, usernameOf } from '../../testing/test-app.ts'

/** Cash shifts over HTTP: what a drawer should hold follows from the payments and refunds recorded meanwhile. */

type Cookies = Record<string, string>
const shop = await openPaymentShop()
const owner = shop.admin
const cashier = await shop.signIn('cashier')
await shop.changeSettings({ refunds: true })

const post = (as: Cookies, url: string, body: object = {}) => shop.send('POST', url, body, as)
const open = (as: Cookies, openingFloat = 100_000) => post(as, '/api/admin/cash/shifts', { openingFloat })
const close = (as: Cookies, id: number, body: object) => post(as, `/api/admin/cash/shifts/${id}/close`, body)
const list = async (as: Cookies) => (await shop.get('/api/admin/cash/shifts', as)).json()
const shiftOf = async (as: Cookies, id: number) => (await shop.get(`/api/admin/cash/shifts/${id}`, as)).json()
const order = async () => (await shop.place()).id
const record = (as: Cookies, orderId: number, paymentMethod: string) =>
  post(as, '/api/payment/manual-update', { orderId, isPaid: true, paymentMethod })
const pay = async (as: Cookies, paymentMethod = 'tunai') => {
  const orderId = await order()
  const answer = await record(as, orderId, paymentMethod)
  expect(answer.statusCode, answer.body).toBe(200)
  return orderId
}
const undo = (as: Cookies, orderId: number) =>
  post(as, '/api/payment/manual-update', { orderId, isPaid: false, note: 'salah' })
/** Closes a shift with exactly what is expected. */
const closeEven = async (as: Cookies, id: number) => {
  const { expected } = await shiftOf(as, id)
  expect((await close(as, id, { expected, counted: expected })).statusCode).toBe(200)
}

describe('a cash shift', () => {
  test('holds its float, the cash of its person, and nothing else', async () => {
    const { id } = (await open(cashier)).json()
    await pay(cashier)
    await pay(cashier, 'transfer')
    await pay(owner)
    expect(await shiftOf(cashier, id)).toMatchObject({
      person: usernameOf.cashier,
      isOwn: true,
      received: 58_000,
      givenBack: 0,
      expected: 158_000,
      closing: null,
      moves: [{ received: 58_000, givenBack: 0 }],
    })
    expect((await list(owner)).outside).toEqual({ received: 58_000, givenBack: 0 })
    expect((await list(cashier)).outside).toEqual({ received: 0, givenBack: 0 })
    await closeEven(cashier, id)
  })

  test('loses what was given back in cash, and what was recorded by mistake', async () => {
    const { id } = (await open(owner, 0)).json()
    const kept = await pay(owner)
    await undo(owner, await pay(owner))
    await shop.giveBack(kept, 8_000)
    await shop.giveBack(kept, 10_000, { way: 'transfer' })
    expect(await shiftOf(owner, id)).toMatchObject({ received: 58_000, givenBack: 8_000, expected: 50_000 })
    await closeEven(owner, id)
  })

  test('closes with a difference only with its reason, and keeps what was expected then', async () => {
    const { id } = (await open(cashier)).json()
    const orderId = await pay(cashier)
    const less = { expected: 158_000, counted: 150_000 }
    const refused = { statusCode: 400, issues: [{ path: 'reason' }] }
    for (const why of [{}, { reason: '  ' }])
      expect(answered(await close(cashier, id, { ...less, ...why }))).toMatchObject(refused)
    const told = { ...less, reason: 'Kembalian salah' }
    const closed = await close(cashier, id, told)
    expect(closed.json().closing).toMatchObject({ ...told, by: usernameOf.cashier })
    await undo(cashier, orderId)
    expect(await shiftOf(cashier, id)).toMatchObject({ expected: 100_000, closing: { expected: 158_000 } })
  })

  test('is refused as stale when other cash came after the screen was loaded', async () => {
    const { id } = (await open(cashier)).json()
    await pay(cashier)
    const late = await close(cashier, id, { expected: 100_000, counted: 100_000 })
    expect(late.json()).toMatchObject({ code: 'stale', details: '158000' })
    await closeEven(cashier, id)
  })

  test('of another person is seen and closed by the owner alone', async () => {
    const { id } = (await open(owner, 0)).json()
    expect((await shop.get(`/api/admin/cash/shifts/${id}`, cashier)).statusCode).toBe(404)
    expect((await close(cashier, id, { expected: 0, counted: 0 })).statusCode).toBe(404)
    expect((await list(cashier)).shifts.some((shift: { isOwn: boolean }) => !shift.isOwn)).toBe(false)
    const others = (await open(cashier)).json()
    await closeEven(owner, others.id)
    await closeEven(owner, id)
    expect(await shiftOf(cashier, others.id)).toMatchObject({ closing: { by: usernameOf.owner } })
  })

  test('that was left open for weeks is still listed once it is closed', async () => {
    const { id } = (await open(cashier)).json()
    await shop.rows(`update cash_shifts set opened_at = now() - interval '20 days' where id = ${id}`)
    await closeEven(cashier, id)
    const ids = async () => (await list(owner)).shifts.map((shift: { id: number }) => shift.id)
    expect(await ids()).toContain(id)
    await shop.rows(`update cash_shifts set closed_at = now() - interval '10 days' where id = ${id}`)
    expect(await ids()).not.toContain(id)
  })

  test('is in the log of changes when it opens and closes, without the reason', async () => {
    const { entries } = (await shop.get('/api/admin/audit?topic=payments', owner)).json()
    const ofCash = entries.filter(({ action }: { action: string }) => action.startsWith('cash.'))
    expect(ofCash[0]).toMatchObject({ action: 'cash.close', after: { difference: 0 } })
    expect(JSON.stringify(ofCash)).not.toContain('Kembalian salah')
  })
})

describe('two devices', () => {
  test('open one shift per person and close it once', async () => {
    const second = await openSecondInstance(shop)
    const apps = [shop.app, second, shop.app, second]
    const request = { method: 'POST', url: '/api/admin/cash/shifts', cookies: cashier } as const
    const opened = await Promise.all(
      apps.map((app) => app.inject({ ...request, payload: { openingFloat: 5_000 } })),
    )
    expect(opened.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409])
    const { id } = opened.find(({ statusCode }) => statusCode === 201)?.json() ?? {}
    const counted = [5_000, 6_000, 7_000, 8_000]
    const closed = await Promise.all(
      apps.map((app, i) => {
        const payload = { expected: 5_000, counted: counted[i], reason: 'hitung' }
        return app.inject({ ...request, url: `${request.url}/${id}/close`, payload })
      }),
    )
    expect(closed.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409])
    const winner = closed.findIndex(({ statusCode }) => statusCode === 200)
    expect((await shiftOf(cashier, id)).closing.counted).toBe(counted[winner])
    // The answer was lost, so the device sends the same again.
    const again = { expected: 5_000, counted: counted[winner], reason: 'hitung' }
    expect((await close(cashier, id, again)).statusCode).toBe(200)
  })

  test('take cash while the shift closes: it is in the expected amount or outside, never lost', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id } = (await open(cashier, 0)).json()
      const before = (await list(cashier)).outside.received
      const orders = [await order(), await order(), await order()]
      const paying = orders.map((orderId) => record(cashier, orderId, 'tunai'))
      const closing = (async (): Promise<number> => {
        for (let seen = 0; ; ) {
          const answer = await close(cashier, id, { expected: seen, counted: seen })
          if (answer.statusCode === 200) return answer.json().closing.expected
          expect(answer.json().code).toBe('stale')
          seen = Number(answer.json().details)
        }
      })()
      const [expected] = await Promise.all([closing, ...paying])
      const outside = (await list(cashier)).outside.received - before
      expect(expected + outside).toBe(3 * 58_000)
      expect(await shiftOf(cashier, id)).toMatchObject({ received: expected, expected })
    }
  })
})

test('shifts partition the cash: every row counts in one shift of its person or outside, whatever happens', async () => {
  const step = fc.record({
    act: fc.constantFrom('open', 'close', 'pay', 'pay', 'transfer', 'undo', 'give'),
    as: fc.constantFrom(owner, cashier),
    pick: fc.nat(50),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16 }), async (steps) => {
      const paid: number[] = []
      for (const { act, as, pick } of steps) {
        if (act === 'open') await open(as, pick * 1_000)
        if (act === 'close')
          for (const { id, expected, isOwn, closing } of (await list(as)).shifts) {
            if (!isOwn || closing !== null) continue
            const body = { expected, counted: Math.max(0, expected + (pick - 25) * 1_000), reason: 'hitung' }
            expect((await close(as, id, body)).statusCode).toBe(200)
          }
        if (act === 'pay') paid.push(await pay(as))
        if (act === 'transfer') await pay(as, 'transfer')
        const chosen = paid[pick % Math.max(1, paid.length)]
        if (act === 'undo' && chosen) await undo(as, chosen)
        if (act === 'give' && chosen) await shop.giveBack(chosen, 1_000 + pick)
      }
      const { shifts, outside } = await list(owner)
      const sum = (rows: Record<string, number>[], name: string) =>
        rows.reduce((all, row) => all + (row[name] ?? 0), 0)
      const rows = await shop.rows(`
        select (select coalesce(sum(amount), 0)::float8 from payments where method = 'tunai' and voided_at is null) as received,
          (select coalesce(sum(amount), 0)::float8 from refunds where way = 'cash' and state = 'done') as given`)
      expect(sum(shifts, 'received') + outside.received).toBe(rows[0].received)
      expect(sum(shifts, 'givenBack') + outside.givenBack).toBe(rows[0].given)
      for (const shift of shifts) {
        const { moves, expected, openingFloat } = await shiftOf(owner, shift.id)
        expect(expected).toBe(openingFloat + sum(moves, 'received') - sum(moves, 'givenBack'))
      }
      expect(await brokenInvariants(shop.database.pool)).toEqual([])
    }),
    { numRuns: 6 },
  )
})
