import { setTimeout as wait } from 'node:timers/promises'

/** Pauses of the order form between two tries (ms); the last one is repeated. */
const pauses = [500, 1000, 2000, 4000]

/** A customer's network address, different for each, because limits per address are not tested here. */
const addressOf = (n) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`

/**
 * Customers who order at an even rate and repeat their form with its key until it is answered, like browsers; every
 * twentieth starts a payment, which the bank receives.
 * @param {{ url: string, standIn: string, seed: number, perSecond: number }} options
 */
export function beginOrders({ url, standIn, seed, perSecond }) {
  const orders = []
  const faults = []
  const acknowledgedAt = []
  const underWay = new Set()
  let repeats = 0
  let payments = 0
  let tries503 = 0

  /** One call; anything but a response below 500 or a 503 with `Retry-After` is a fault. */
  const call = async (path, headers, body) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(60_000),
    })
    const text = await answer.text()
    if (answer.status === 503 && Number(answer.headers.get('retry-after')) > 0) tries503 += 1
    else if (answer.status >= 500) faults.push(`${path}: ${answer.status} ${text.slice(0, 120)}`)
    return { status: answer.status, text, answer }
  }
  const pay = async (order, cookie, from) => {
    for (let again = 0; again < 40; again += 1) {
      const wanted = { orderId: order.id, paymentMethod: 'virtual_account' }
      const { status } = await call('/api/payment/create', { cookie, 'x-forwarded-for': from }, wanted).catch(
        () => ({ status: 0 }),
      )
      if (status === 200 || status === 201) break
      await wait(1000)
    }
    const pages = await (await fetch(`${standIn}/control/pages`)).json()
    const page = pages.findLast(({ orderId }) => orderId.startsWith(`ORDER-${order.id}-`))
    if (!page) return
    const paid = await fetch(`${standIn}/control/pay`, {
      method: 'POST',
      body: JSON.stringify({ id: page.orderId, method: 'bca_va' }),
    })
    if (paid.ok) payments += 1
  }
  const place = async () => {
    const n = orders.length
    const order = { key: `drill-${seed}-${n}-order`, name: `Drill ${seed} ${n}`, id: 0, at: 0 }
    orders.push(order)
    const from = addressOf(n)
    const form = {
      customerName: order.name,
      customerPhone: `0812${String(n).padStart(8, '0')}`,
      customerAddress: 'Jl. Kenanga No. 5, Bekasi',
      packageType: '10pcs',
      quantity: 1,
    }
    for (let again = 0; ; again += 1) {
      const placed = await call(
        '/api/orders',
        { 'idempotency-key': order.key, 'x-forwarded-for': from },
        form,
      ).catch(() => undefined)
      if (placed?.status === 201) {
        order.at = performance.now()
        acknowledgedAt.push(order.at)
        order.id = JSON.parse(placed.text).id
        const cookie = placed.answer.headers
          .getSetCookie()
          .map((one) => one.split(';')[0])
          .join('; ')
        if (n % 20 === 0) await pay(order, cookie, from)
        return
      }
      if (placed && placed.status < 500 && placed.status !== 429) {
        faults.push(`an order was refused: ${placed.status} ${placed.text.slice(0, 120)}`)
        return
      }
      repeats += 1
      await wait((pauses[again] ?? pauses.at(-1)) * (0.75 + Math.random() / 2))
    }
  }
  const timer = setInterval(() => {
    const placing = place().finally(() => underWay.delete(placing))
    underWay.add(placing)
  }, 1000 / perSecond)
  return {
    orders,
    faults,
    counts: () => ({ repeats, payments, tries503 }),
    acknowledged: () => acknowledgedAt.length,
    /** The longest time without a placed order since then (ms). @param {number} since */
    longestGap: (since) => {
      const times = [since, ...acknowledgedAt.filter((at) => at > since), performance.now()]
      return Math.max(...times.slice(1).map((at, index) => at - (times[index] ?? at)))
    },
    /** Stops new customers; resolves when all have their response. */
    end: async () => {
      clearInterval(timer)
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}
