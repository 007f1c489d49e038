import { ordered } from './place-order-sql.ts'
import type { Shop } from './shop.ts'

export type Placed = { id: number; cookie: string; totalPrice: string }

let customer = 0

/** An order of a new customer, and the holder's cookie. */
export async function placeOneOrder(shop: Pick<Shop, 'url'>): Promise<Placed> {
  customer += 1
  const answer = await fetch(`${shop.url}/api/orders`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `172.16.${customer >> 8}.${customer & 255}`,
    },
    body: JSON.stringify({
      customerName: 'Sari Beban',
      customerPhone: `0812${9_000_000 + customer}`,
      customerAddress: 'Jl. Melati No. 7, Bekasi',
      packageType: '20pcs',
    }),
  })
  if (answer.status !== 201) throw new Error(`No order: ${answer.status} ${await answer.text()}`)
  const { id, totalPrice } = (await answer.json()) as { id: number; totalPrice: string }
  return { id, totalPrice, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' }
}

/** A unique phone for the n-th customer. */
const phoneOf = (n: number) => `08${String(1_000_000_000 + n)}`

/** The request of the n-th customer's order. */
export const placing = (n: number) => ({
  method: 'POST' as const,
  path: '/api/orders',
  body: JSON.stringify({
    customerName: 'Sari Beban',
    customerPhone: phoneOf(n),
    customerAddress: 'Jl. Melati No. 7, Bekasi',
    packageType: ordered[n % ordered.length]?.packageType,
    quantity: 2,
  }),
})
