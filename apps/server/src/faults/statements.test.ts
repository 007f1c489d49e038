import { expect, test, vi } from 'vitest'
import { breakStatements, type StatementFault, statementFaults } from '../testing/broken-connections.ts'
import { sized } from '../testing/figures.ts'
import { brokenInvariants } from '../testing/invariants.ts'
import { noLimits } from '../testing/no-limits.ts'
import { orderForm } from '../testing/order-calls.ts'
import { openPaymentShop } from '../testing/payment-shop.ts'
import { aMessage } from '../testing/signed-messages.ts'
import { testAdmin } from '../testing/test-app.ts'

/**
 * Fault F10 (docs/security.md): for every business action, the first statement fails, then the second, and so on to its
 * last; in three ways. All of it happened or nothing, and a retry settles it.
 */

vi.setConfig({ testTimeout: 1_200_000 })

const shop = await openPaymentShop()
shop.parts.limits = noLimits
await shop.rows(`insert into inventory (package_type, current_stock, unit_price) values ('20pcs', 100000, 1)`)
const { days } = (await shop.get('/api/kitchen/days')).json()
const day: string = days.find(({ state }: { state: string }) => state === 'open').day
const statements = await breakStatements(shop.database.pool)

const asOwner = async (method: 'POST' | 'PATCH', url: string, payload: object) =>
  (await shop.send(method, url, payload, shop.admin)).statusCode
const setStatus = (id: number, status: string) => asOwner('PATCH', `/api/orders/${id}/status`, { status })

type Prepared = {
  /** Performs the action; returns the HTTP status. */
  act: () => Promise<number>
  /** Whether the action has happened. */
  isDone: () => Promise<boolean>
}

let serial = 0
const newName = () => {
  serial += 1
  return `Pelanggan ${serial}`
}
const placed = () => shop.place({ deliveryDate: day, customerName: newName() })

/** A payment made at the provider whose notification never arrived. */
const paidUnheard = async () => {
  const order = await shop.started('virtual_account', { deliveryDate: day, customerName: newName() })
  const { providerOrderId } = order
  const { transactionId } = shop.payUnheard(providerOrderId, { method: 'bca_va' })
  const message = aMessage({ order_id: providerOrderId, transaction_id: transactionId })
  return { ...order, message }
}

const actions: Record<string, () => Promise<Prepared>> = {
  'place an order': async () => {
    const customerName = newName()
    const headers = { 'idempotency-key': `statement-${serial}` }
    const payload = { ...orderForm, customerName, deliveryDate: day }
    return {
      act: async () => (await shop.call({ method: 'POST', url: '/api/orders', payload, headers })).statusCode,
      isDone: async () =>
        (await shop.rows('select from orders where customer_name = $1', [customerName])).length === 1,
    }
  },
  'cancel an order': async () => {
    const { id } = await placed()
    return {
      act: () => setStatus(id, 'cancelled'),
      isDone: async () => (await shop.orderRow(id)).status === 'cancelled',
    }
  },
  'take in a notification': async () => {
    const { id, message } = await paidUnheard()
    return {
      act: async () => (await shop.notify(message)).statusCode,
      isDone: async () => (await shop.orderRow(id)).isPaid,
    }
  },
  'take a cancelled order again': async () => {
    const { id } = await placed()
    await setStatus(id, 'cancelled')
    return {
      act: () => setStatus(id, 'confirmed'),
      isDone: async () => (await shop.orderRow(id)).status === 'confirmed',
    }
  },
  'ask about a payment': async () => {
    const { id } = await paidUnheard()
    return {
      act: async () => (await shop.checkStatus(id)).statusCode,
      isDone: async () => (await shop.orderRow(id)).isPaid,
    }
  },
  'start a payment': async () => {
    const order = await placed()
    return {
      act: async () => (await shop.create(order)).statusCode,
      isDone: async () =>
        (await shop.attemptsOf(order.id)).filter(({ state }) => state === 'open').length === 1,
    }
  },
  'record money that came by hand': async () => {
    const { id: orderId } = await placed()
    const body = { orderId, isPaid: true, paymentMethod: 'tunai' }
    return {
      act: () => asOwner('POST', '/api/payment/manual-update', body),
      isDone: async () => (await shop.orderRow(orderId)).isPaid,
    }
  },
  'count stock': async () => {
    const [{ id, stock }] = await shop.rows('select id, current_stock as stock from inventory')
    return {
      act: () => asOwner('PATCH', `/api/inventory/${id}`, { currentStock: stock + 5 }),
      isDone: async () =>
        (await shop.rows('select current_stock as now from inventory'))[0].now === stock + 5,
    }
  },
  'prove a phone': async () => {
    const { id, order } = await placed()
    let cookie = ''
    return {
      act: async () => {
        const answer = await shop.send('POST', `/api/orders/${id}/access`, { phone: order.customerPhone })
        cookie = answer.cookies[0]?.value ?? ''
        return answer.statusCode
      },
      isDone: async () => (await shop.get(`/api/orders/${id}`, { access: cookie })).json().masked === false,
    }
  },
  'sign in': async () => {
    let cookie = ''
    return {
      act: async () => {
        const answer = await shop.send('POST', '/api/admin/login', testAdmin)
        cookie = answer.cookies.find(({ name }) => name === 'session')?.value ?? ''
        return answer.statusCode
      },
      isDone: async () => (await shop.get('/api/admin/session', { session: cookie })).statusCode === 200,
    }
  },
}

/**
 * Breaks the n-th statement of an action.
 * @returns whether there was one, and what went wrong
 */
const breakOnce = async (prepare: () => Promise<Prepared>, nth: number, fault: StatementFault) => {
  const { act, isDone } = await prepare()
  statements.arm(nth, fault)
  const status = await act()
  const wasHit = statements.disarm()
  const problems = await brokenInvariants(shop.database.pool)
  // The database failed: the caller gets 503 and may retry, never 500.
  if (status >= 500 && status !== 503) problems.push(`answered ${status}`)
  if (status < 300 && !(await isDone())) problems.push(`answered ${status} and did not happen`)
  const retried = (await isDone()) && status < 300 ? status : await act()
  // 409: it had already happened.
  const isSettled = [200, 201, 204, 409].includes(retried) && (await isDone())
  problems.push(...(await brokenInvariants(shop.database.pool)))
  return { wasHit, problems, isSettled, retried }
}

/** The short form breaks the actions that move money and goods. */
const chosen = Object.entries(actions).slice(0, sized(2, Object.keys(actions).length))

test.each(chosen)('%s: all of it or nothing, whichever statement fails', async (name, prepare) => {
  const found: string[] = []
  let failures = 0
  for (const fault of statementFaults) {
    for (let nth = 1; ; nth += 1) {
      const { wasHit, problems, isSettled, retried } = await breakOnce(prepare, nth, fault)
      if (!wasHit) break
      failures += 1
      const where = `${name}, statement ${nth}, ${fault}`
      found.push(...problems.map((problem) => `${where}: ${problem}`))
      if (!isSettled) found.push(`${where}: not settled by a retry (${retried})`)
    }
  }
  expect(found).toEqual([])
  expect(failures).toBeGreaterThan(0)
})
