import { expect, it } from 'vitest'
import { breakStatements, statementFaults } from '../../testing/broken-connections.ts'
import { openPaymentShop, type PaymentShop } from '../../testing/payment-shop.ts'

/**
 * A customer presses «pay», a statement of the server fails, and she presses again at once: she can pay, on the only
 * open page, under the only id the provider knows (docs/security.md, F10). The lease has its usual length, so no test
 * waits for its end.
 */

const shop = await openPaymentShop()
const statements = await breakStatements(shop.database.pool)

type Placed = Awaited<ReturnType<PaymentShop['place']>>
const pagesOf = (id: number) =>
  shop.control.pages().filter(({ orderId }) => orderId.startsWith(`ORDER-${id}-`))

/**
 * Starts a payment while the n-th statement fails.
 * @returns null when the payment took fewer statements
 */
const pressWithFault = async (placed: Placed, nth: number, fault: (typeof statementFaults)[number]) => {
  statements.arm(nth, fault)
  const { statusCode } = await shop.create(placed)
  return statements.disarm() ? statusCode : null
}

it.each(
  statementFaults,
)('a payment start repeated after any of its statements failed (%s) leads to one page', async (fault) => {
  let failures = 0
  let pagesLost = 0
  for (let nth = 1; ; nth += 1) {
    const placed = await shop.place()
    const first = await pressWithFault(placed, nth, fault)
    if (first === null) break
    const where = `statement ${nth}`
    failures += first === 200 ? 0 : 1
    expect([200, 503], where).toContain(first)
    pagesLost += first === 503 && pagesOf(placed.id).length > 0 ? 1 : 0

    const again = await shop.create(placed)
    expect(again.statusCode, `${where}: ${again.body}`).toBe(200)
    const attempts = await shop.attemptsOf(placed.id)
    expect(attempts, where).toMatchObject([{ state: 'open', token: again.json().token }])
    const pages = pagesOf(placed.id)
    expect(new Set(pages.map(({ orderId }) => orderId)), where).toEqual(
      new Set([attempts[0]?.providerOrderId]),
    )
    const living = pages.filter(({ closed }) => closed === undefined)
    expect(living, where).toMatchObject([{ token: again.json().token }])
  }
  expect(failures).toBeGreaterThan(5)
  // At least one failure happened after the provider created a page.
  expect(pagesLost).toBeGreaterThan(0)
})
