import { until } from './trial-folder.mjs'

const read = (databases, query) => databases.asAdmin(async (client) => (await client.query(query)).rows)

/** Requests a status check of each order that the bank reports as paid; returns their numbers. */
async function askAboutPaid(url, standIn) {
  const transactions = await (await fetch(`${standIn}/control/transactions`)).json()
  const paid = transactions.filter(({ paidAt }) => paidAt)
  const ids = new Set(paid.map(({ orderId }) => Number(/^ORDER-(\d+)-/.exec(orderId)?.[1])))
  for (const id of ids)
    await fetch(`${url}/api/payment/check-status`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.200.${id % 250}.${(id >> 8) % 250}`,
      },
      body: JSON.stringify({ orderId: id }),
    })
  return ids
}

/**
 * Compares stored data with the shop's responses to customers, the bank's payments and the events of live screens.
 * @param {Awaited<ReturnType<typeof import('./start-cluster.mjs').startCluster>>} cluster
 * @param {ReturnType<typeof import('./drill-load.mjs').beginOrders>} load
 * @param {{ screens: { knows: (event: { id: number, at: Date }) => boolean }[], standIn: string }} others
 */
export async function compareSides({ url, databases }, load, { screens, standIn }) {
  const paidAtBank = await askAboutPaid(url, standIn)
  const orders = await read(databases, 'select id, customer_name as name, is_paid as paid from orders')
  const paidTwice = await read(
    databases,
    "select order_id from payment_attempts where state = 'paid' group by 1 having count(*) > 1",
  )
  const placed = await read(databases, "select id::int as id, at from order_events where kind = 'placed'")
  const missed = () =>
    screens.reduce((sum, { knows }) => sum + placed.filter((event) => !knows(event)).length, 0)
  await until(async () => missed() === 0, 'screens', 30).catch(() => {})

  const stored = new Map()
  for (const { id, name } of orders) stored.set(name, [...(stored.get(name) ?? []), id])
  const acknowledged = load.orders.filter(({ id }) => id > 0)
  const lost = acknowledged.filter(({ name, id }) => !stored.get(name)?.includes(id))
  const paidHere = new Set(orders.filter(({ paid }) => paid).map(({ id }) => id))
  return {
    lost,
    figures: {
      clusterAcknowledged: acknowledged.length,
      clusterStored: orders.length,
      clusterLost: lost.length,
      clusterDoubled: load.orders.filter(({ name }) => (stored.get(name) ?? []).length > 1).length,
      clusterPayments: paidAtBank.size,
      clusterPaymentsLost: [...paidAtBank].filter((id) => !paidHere.has(id)).length,
      clusterPaymentsDoubled: paidTwice.length + [...paidHere].filter((id) => !paidAtBank.has(id)).length,
      clusterScreensMissed: missed(),
      clusterFaults: load.faults.length,
    },
  }
}
