import { afterAll, expect, test, vi } from 'vitest'
import { faultSeed } from '../testing/figures.ts'
import { brokenInvariants } from '../testing/invariants.ts'
import { openPaymentShop } from '../testing/payment-shop.ts'
import { seededRandom } from '../testing/random.ts'
import { aMessage } from '../testing/signed-messages.ts'

/**
 * Fault F26 (docs/security.md): the process's clock jumps by hours, days and years, forward and back, while customers
 * pay and the owner works. Decisions use the database's clock and ranks, never this clock.
 */

const shop = await openPaymentShop()
afterAll(() => {
  vi.useRealTimers()
})

const hour = 3_600_000
const jumps = [hour, -hour, 24 * hour, -24 * hour, 3_652 * 24 * hour, -3_652 * 24 * hour]
const random = seededRandom(faultSeed)

/** Changes the clock of this process only; timers are not affected. */
const setClock = (offset: number) => {
  vi.useRealTimers()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + offset })
}

test.each(jumps)('a clock that is %i ms off changes no session, no wait and no payment', async (jump) => {
  const admin = await shop.signIn()
  const placed = await shop.place()
  setClock(jump)
  const started = await shop.create(placed)
  expect(started.statusCode, started.body).toBe(200)
  const [attempt] = await shop.attemptsOf(placed.id)
  const providerOrderId = attempt?.providerOrderId ?? ''
  const { transactionId } = shop.payUnheard(providerOrderId, { method: 'bca_va' })
  setClock(Math.floor((random() - 0.5) * 2 * jump))
  const about = { order_id: providerOrderId, transaction_id: transactionId }
  for (const message of [about, { ...about, transaction_status: 'pending' }])
    expect((await shop.notify(aMessage(message))).statusCode).toBe(200)
  expect((await shop.orderRow(placed.id)).isPaid).toBe(true)

  const session = async () => (await shop.get('/api/admin/session', admin)).statusCode
  expect(await session()).toBe(200)
  await shop.rows(`update sessions set created_at = created_at - interval '24 hours 1 second',
    expires_at = expires_at - interval '24 hours 1 second'`)
  expect(await session()).toBe(401)

  const login = { username: 'pemilik', password: 'bukan-ini-sandinya' }
  const waits: number[] = []
  for (let n = 0; n < 12; n += 1) {
    const answer = await shop.send('POST', '/api/admin/login', login)
    if (answer.statusCode === 429) waits.push(Number(answer.headers['retry-after']))
  }
  expect(waits.every((seconds) => seconds >= 1 && seconds <= 15 * 60)).toBe(true)
  vi.useRealTimers()
  expect(await brokenInvariants(shop.database.pool)).toEqual([])
})
