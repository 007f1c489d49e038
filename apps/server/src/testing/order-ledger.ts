import type { ClientBase } from 'pg'

/** `unknown`: sent, and no response that says whether it happened. */
type Outcome = 'sent' | 'ok' | 'no' | 'unknown'
type Entry = {
  name: string
  key: string
  address: string
  phone: string
  outcome: Outcome
  status?: number
  orderId?: number
}

/**
 * The client's own list of orders, like a history checker: each is recorded before it is sent, then as acknowledged
 * (2xx), refused (4xx) or unknown (anything else). Every order has a unique name and key, and comes from the next of
 * `addresses` network addresses, so the shop must trust one proxy.
 */
export function openLedger(label: string, { addresses = 2 ** 24 } = {}) {
  const entries: Entry[] = []

  const send = async (origin: string, entry: Entry): Promise<void> => {
    const isRetry = entry.outcome === 'unknown'
    try {
      const answer = await fetch(`${origin}/api/orders`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': entry.key,
          'x-forwarded-for': entry.address,
        },
        body: JSON.stringify({
          customerName: entry.name,
          customerPhone: entry.phone,
          customerAddress: 'Jl. Kenanga No. 5, Bekasi',
          packageType: '10pcs',
          quantity: 1,
        }),
        signal: AbortSignal.timeout(60_000),
      })
      const body = (await answer.json()) as { id?: number }
      entry.status = answer.status
      if (answer.status === 201) Object.assign(entry, { outcome: 'ok', orderId: body.id })
      else if (answer.status < 500 && !isRetry) entry.outcome = 'no'
      else entry.outcome = 'unknown'
    } catch {
      entry.outcome = 'unknown'
    }
  }

  return {
    entries,
    count: (outcome: Outcome) => entries.filter((entry) => entry.outcome === outcome).length,
    /** Sends a new order; never throws. */
    place: async (origin: string): Promise<Entry> => {
      const n = entries.length
      const entry: Entry = {
        name: `${label} ${n}`,
        key: `${label.replaceAll(/\W/g, '-')}-${n}-order`,
        address: networkAddress(n % addresses),
        phone: `0812${String(n).padStart(8, '0')}`,
        outcome: 'sent',
      }
      entries.push(entry)
      await send(origin, entry)
      return entry
    },
    /** Repeats every unknown order with its key. @returns how many there were, and how many are settled now */
    settle: async (origin: string): Promise<{ unknown: number; settled: number }> => {
      const unknown = entries.filter(({ outcome }) => outcome === 'unknown')
      for (const entry of unknown) await send(origin, entry)
      return { unknown: unknown.length, settled: unknown.filter(({ outcome }) => outcome === 'ok').length }
    },
    /** Compares the list with stored orders. `unwanted` are refused orders that were stored. */
    reckon: async (pool: Pick<ClientBase, 'query'>) => {
      const { rows } = await pool.query<{ customer_name: string; id: number }>(
        'select customer_name, id from orders where customer_name like $1',
        [`${label} %`],
      )
      const ids = new Map<string, number[]>()
      for (const { customer_name, id } of rows)
        ids.set(customer_name, [...(ids.get(customer_name) ?? []), id])
      const stored = (entry: Entry) => ids.get(entry.name) ?? []
      const acknowledged = entries.filter(({ outcome }) => outcome === 'ok')
      return {
        acknowledged: acknowledged.length,
        found: acknowledged.filter((entry) => stored(entry).includes(entry.orderId ?? 0)).length,
        lost: acknowledged.filter((entry) => !stored(entry).includes(entry.orderId ?? 0)).length,
        doubled: entries.filter((entry) => stored(entry).length > 1).length,
        unwanted: entries.filter((entry) => entry.outcome === 'no' && stored(entry).length > 0).length,
      }
    },
  }
}

const networkAddress = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
