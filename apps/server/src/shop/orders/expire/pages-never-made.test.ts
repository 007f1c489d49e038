import { addWibDays, wibDay } from '@dimsum/domain/wib-date'
import { faultNames } from '@dimsum/midtrans-stand-in/faults'
import { beforeEach, describe, expect, it } from 'vitest'
import { createMidtransProvider } from '../../../payments/midtrans/midtrans-provider.ts'
import { orderPayments } from '../../../payments/order-payments.ts'
import { reconcileDue } from '../../../payments/reconcile/reconcile.ts'
import { noLimits } from '../../../testing/no-limits.ts'
import { openPaymentShop } from '../../../testing/payment-shop.ts'
import { defaultShopRules } from '../../../testing/shop-rules.ts'
import { expireOrders } from './expire-orders.ts'

/**
 * A failure of the shop or of the provider never cancels an order: only a payment page that its customer could see
 * expires.
 */

const shop = await openPaymentShop({
  // Short timeouts for an unresponsive provider, which is asked every time.
  limits: { start: 300, lease: 400 },
  standIn: { hangMs: 2_000 },
  midtrans: { circuit: { failures: 1_000, windowMs: 1, openMs: 1 } },
})
// A customer refused by a rate limit would not have asked for a page.
Object.assign(shop.parts, { limits: noLimits })

beforeEach(() => {
  const { provider } = shop.payments
  return async () => {
    shop.payments.provider = provider
    delete shop.payments.stopAt
    shop.control.faults.clear()
    // The reconciler of the next test only checks that test's payments.
    await shop.rows('update payment_attempts set next_check_at = null')
  }
})

const place = () => shop.place({ deliveryDate: addWibDays(wibDay(new Date()), 3) })
type Placed = Awaited<ReturnType<typeof place>>

const pressInVain = async (placed: Placed) => {
  expect((await shop.create(placed)).statusCode).toBeGreaterThanOrEqual(400)
}

/** Repeated until there is a page, like a customer: a slow machine may exceed the provider's timeout. */
const press = (placed: Placed) => expect.poll(async () => (await shop.create(placed)).statusCode).toBe(200)

/** Moves time forward until every attempt is over, and runs all scheduled status checks. */
const letTwoDaysPass = async () => {
  await shop.rows(`
    update payment_attempts set created_at = created_at - interval '2 days',
      updated_at = updated_at - interval '2 days', expires_at = expires_at - interval '2 days',
      next_check_at = next_check_at - interval '2 days'`)
  await reconcileDue(shop.payments)
  await shop.rows("update payment_attempts set updated_at = updated_at - interval '2 days'")
}
const expire = () =>
  expireOrders(
    { db: shop.db, orderPayments, now: () => new Date(), log: { error: () => {} } },
    defaultShopRules,
  )
const expectOpenLater = async ({ id }: Placed) => {
  await letTwoDaysPass()
  expect(await expire()).toEqual([])
  expect(await shop.orderRow(id)).toMatchObject({ status: 'pending', cancelReason: null })
}

describe('an order whose page could not be created stays open', () => {
  it.each(
    faultNames.filter((name) => name.startsWith('create-')),
  )('when the provider is asked and there is %s', async (fault) => {
    const placed = await place()
    shop.control.faults.arm({ fault })
    await pressInVain(placed)
    const attempts = await shop.attemptsOf(placed.id)
    expect(attempts.length).toBeGreaterThan(0)
    expect(attempts.filter(({ token }) => token !== null)).toEqual([])
    await expectOpenLater(placed)
  })

  it('when the circuit breaker is open because the provider did not answer recently', async () => {
    const [first, placed] = [await place(), await place()]
    const { provider } = shop.payments
    const circuit = { failures: 1, windowMs: 60_000, openMs: 60_000 }
    const broken = { ...shop.parts.config.payment, snapUrl: 'http://127.0.0.1:9', circuit }
    const away = createMidtransProvider(broken)
    shop.payments.provider = away
    await pressInVain(first)
    await pressInVain(placed)
    away.close()
    shop.payments.provider = provider
    await expectOpenLater(placed)
  })

  it.each([
    'attempt-stored',
    'provider-answered',
  ] as const)('when the process ends at «%s»', async (where) => {
    const placed = await place()
    shop.payments.stopAt = async (point) => {
      if (point === where) throw new Error('killed')
    }
    await pressInVain(placed)
    await expectOpenLater(placed)
  })

  it('also when an earlier page had expired: its customer came back and could not pay', async () => {
    const placed = await place()
    await press(placed)
    await letTwoDaysPass()
    shop.control.faults.arm({ fault: 'create-401' })
    await pressInVain(placed)
    await expectOpenLater(placed)
  })
})

it('an order whose page could be created at last is cancelled when that expires', async () => {
  const placed = await place()
  shop.control.faults.arm({ fault: 'create-401', times: 1 })
  await pressInVain(placed)
  await press(placed)
  await letTwoDaysPass()
  expect(await expire()).toEqual([placed.id])
})
