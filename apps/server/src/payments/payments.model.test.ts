import fc from 'fast-check'
import { expect, it } from 'vitest'
import { brokenInvariants } from '../testing/invariants.ts'
import { startKillableShop } from '../testing/killable-shop.ts'
import { noLimits } from '../testing/no-limits.ts'
import { openThePast } from '../testing/passing-time.ts'
import { manySteps, quietTrouble } from '../testing/payment-model.ts'
import { openPaymentShop } from '../testing/payment-shop.ts'
import { type Model, openModelShop, type Real } from '../testing/payment-steps.ts'
import { booksOf, comeToRest, expectTruthAbout, letTheDayPass } from '../testing/payment-truth.ts'
import { countRequests, expectQuietHours } from '../testing/quiet-hours.ts'

/**
 * Fault F13 (docs/security.md) as a model: customers, banks, an owner, a lossy network and killed processes act at
 * random, with delivery fees, promotion codes, days and times, changes, cancellations, reopened orders and refunds. In
 * the end every order agrees with the provider's books, the revenue is the sum of the valid payments, and refunds are
 * those the provider lists. Nothing is counted twice: stock, days, times and codes are those of the orders that use
 * them (`testing/invariants.ts`). After each history the rules of the reconciler (`testing/quiet-hours.ts`) are
 * checked, with a working or failing provider: every round ends, and status checks per attempt and hour stay under a
 * limit.
 *
 * Environment:
 *
 * - `MODEL_STEPS` min number of steps (default 80; a long run has 20,000)
 * - `MODEL_SEED` whole number that decides every step; part of the test's name
 * - `MODEL_SHRINK=1` searches for a shorter list of steps after a failure, which is slow
 */
const seed = Number(process.env.MODEL_SEED ?? 20_261_121)
const wantedSteps = Number(process.env.MODEL_STEPS ?? 80)
const shrinks = process.env.MODEL_SHRINK !== undefined

const maxSteps = 160
/** Every tenth history is watched for days, the others for an hour. */
const daysEvery = 10

/** Lists of steps between two checks of the number of steps taken. */
const listsAtATime = 2

const limits = { start: 4_000, lease: 500 }

it(`any history of payments ends as the provider's records say, with a bounded number of status checks (${wantedSteps} steps, seed ${seed})`, async () => {
  const shop = await openPaymentShop({
    standIn: { retryDelayScale: 0.0001 },
    midtrans: { circuit: { failures: 1_000, windowMs: 1, openMs: 1 } },
    limits,
  })
  Object.assign(shop.parts, { limits: noLimits })
  const { payment } = shop.parts.config
  await openModelShop(shop)
  await openThePast(shop.db)
  const second = await startKillableShop({ databaseUrl: shop.database.url, payment, limits })
  // Notifications go to the process that gets killed, and to its successor at the same address.
  const tellSecond = () => shop.notificationUrls.splice(0, 1, `${second.url}/api/payment/notification`)
  const real: Real = { shop, second, isEnding: false, placed: () => {}, taken: {} }
  const stepsTaken = () => Object.values(real.taken).reduce((sum, times) => sum + times, 0)
  const door = countRequests(shop)
  // These scan all orders, so they do not run after every history: what is lost or counted twice stays so.
  const expectWholeBooks = async () => expect(await brokenInvariants(shop.database.pool)).toEqual([])
  let lists = 0

  const anyList = fc.asyncProperty(manySteps(maxSteps), quietTrouble, async (list, trouble) => {
    tellSecond()
    const model: Model = { orders: [] }
    const before = (await booksOf(shop)).bookedTotal
    await fc.asyncModelRun(() => ({ model, real }), list)
    const ids = model.orders.map(({ id }) => id)
    await shop.control.notificationsDone()
    if (trouble !== null) shop.control.faults.arm({ fault: trouble })
    await expectQuietHours(shop, door, ids, 1)
    await comeToRest(shop)
    if (lists % daysEvery === 0) await expectWholeBooks()
    const paid = await Promise.all(model.orders.map(({ id }) => expectTruthAbout(shop, id)))
    expect((await booksOf(shop)).bookedTotal - before).toBe(paid.reduce((sum, each) => sum + each, 0))
    await expectQuietHours(shop, door, ids, lists % daysEvery === 0 ? 48 : 1)
    await letTheDayPass(shop)
    lists += 1
  })
  try {
    for (let part = 0; stepsTaken() < wantedSteps; part += 1) {
      await fc.assert(anyList, {
        seed: seed + part,
        numRuns: listsAtATime,
        endOnFailure: !shrinks,
        includeErrorInReport: true,
      })
      if (wantedSteps > 5_000) {
        process.stderr.write(`so far: ${lists} histories, ${stepsTaken()} steps (seed ${seed + part})\n`)
      }
    }
    await expectWholeBooks()
    const books = await booksOf(shop)
    expect(books.orders).toBe((real.taken.place ?? 0) + (real.taken['kill between'] ?? 0))
    expect([books.bookedOrders, books.paidFlips]).toEqual([books.paidOrders, books.paidOrders])
    expect(books.bookedTotal).toBe(books.paidTotal)
  } finally {
    await second.close()
  }
}, 7_200_000)
