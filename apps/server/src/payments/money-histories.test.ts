import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { beginHistory, openLane, prepareShop } from '../testing/histories/begin-history.ts'
import { anyHistory, type History, playHistory } from '../testing/histories/history.ts'
import { report } from '../testing/histories/lane-pages.ts'
import { BrokenLaw, laws } from '../testing/histories/laws.ts'
import { expectEverywhere } from '../testing/histories/money-everywhere.ts'
import { namedHistories } from '../testing/histories/named-histories.ts'
import { seenOrder } from '../testing/histories/seen-order.ts'
import { brokenInvariants } from '../testing/invariants.ts'
import { openPaymentShop } from '../testing/payment-shop.ts'

/**
 * Random histories of one order: its goods are edited, it is cancelled, lapses and is reopened, while a neighbour wants the
 * same goods, time and code; money comes in parts, by hand with proofs, as a deposit and by the provider, is voided,
 * corrected, reversed and given back. The laws of money and goods (`testing/histories/laws.ts`) hold after every act, and at
 * the end all reports, screen calls and files show the same sums.
 *
 * Elsewhere:
 *
 * | law | part | test |
 * |---|---|---|
 * | 3, 4 | reports of the provider in any order, with lost answers and killed processes | `payments.model.test.ts` |
 * | 5 | at most one open page per order, also in two instances | `deposits.test.ts`, `testing/payment-truth.ts` |
 * | 7 | refunds by the provider | `payments.model.test.ts`, `refunds/give-back.test.ts` |
 * | 9 | unpaid orders expire by themselves | `shop/orders/expire/expire-orders.test.ts` |
 *
 * `MONEY_HISTORIES` sets the number of histories (default 40; a long run has 10,000), `MONEY_SEED` selects them.
 */
const histories = Number(process.env.MONEY_HISTORIES ?? 40)
const seed = Number(process.env.MONEY_SEED ?? 20_261_126)
/** Histories that run in parallel, each with its own packages, day and code. */
const lanes = 8
/** Whole tables are compared once per this many histories. */
const wholeEvery = 480
const shop = await openPaymentShop()

/** One history per lane. */
const inLanes = Array.from({ length: Math.ceil(namedHistories.length / lanes) }, (_, n): [History[]] => [
  Array.from(
    { length: lanes },
    (_, lane) => namedHistories[(n * lanes + lane) % namedHistories.length] as History,
  ),
])

const totals = { histories: 0, received: 0, counted: 0, held: 0, kept: 0, givenBack: 0, surplus: 0 }
let failure: unknown = null

const causeOf = (error: unknown): unknown => (error instanceof Error && error.cause ? error.cause : error)

const run = async () => {
  await prepareShop(shop)
  const types = await Promise.all(Array.from({ length: lanes }, (_, lane) => openLane(shop, lane)))
  const property = fc.asyncProperty(
    fc.array(anyHistory, { minLength: lanes, maxLength: lanes }),
    async (lists) => {
      const ends = await Promise.allSettled(
        types.map(async (own, lane) => playHistory(shop, own, lists[lane] as History)),
      )
      for (const [lane, end] of ends.entries()) {
        if (end.status === 'rejected') {
          process.stderr.write(`${JSON.stringify(lists[lane])}\n`)
          throw end.reason
        }
        totals.histories += 1
        for (const [name, value] of Object.entries(end.value)) totals[name as keyof typeof end.value] += value
      }
      if (totals.histories % wholeEvery !== 0) return
      expect(await brokenInvariants(shop.database.pool)).toEqual([])
      process.stderr.write(`so far: ${totals.histories} histories\n`)
    },
  )
  await fc.assert(property, {
    ...{ seed, numRuns: Math.ceil(histories / lanes), examples: inLanes },
    endOnFailure: true,
  })
}

describe(`in ${histories} random histories of orders (seed ${seed})`, () => {
  beforeAll(async () => {
    await run().catch((error: unknown) => {
      failure = error
    })
  }, 7_200_000)

  it('the shop accepts and refuses each act by the rules', () => {
    if (failure !== null && !(causeOf(failure) instanceof BrokenLaw)) throw failure
  })

  it.each(Object.keys(laws))('%s', (law) => {
    const cause = causeOf(failure)
    if (cause instanceof BrokenLaw && cause.law === law) throw failure
  })

  it('every report, screen call and file shows the same money, and the tables agree', async () => {
    expect(totals.histories, 'a history failed').toBeGreaterThanOrEqual(histories)
    await expectEverywhere(shop, totals)
    expect(totals.received).toBe(
      totals.counted + totals.held + totals.kept + totals.givenBack + totals.surplus,
    )
  })
})

it('law 4: the same settlements give the same sums in any interleaving, and one surplus', async () => {
  const types = await openLane(shop, lanes)
  for (const pages of [
    [0, 1],
    [1, 0],
    [0, 1, 0, 1],
    [1, 1, 0],
  ]) {
    const lane = await beginHistory(shop, types, { hasCode: false, hasDeposit: true })
    await Promise.all(pages.map((page) => report(lane, page, 'settlement')))
    const { received, surplus, isPaid, entries } = await seenOrder(lane)
    expect({ received, surplus, isPaid }).toEqual({ received: 87_000, surplus: 29_000, isPaid: true })
    expect(entries.filter(({ kind }) => kind === 'duplicate-payment')).toHaveLength(1)
  }
})
