import { expect, test } from 'vitest'
import { noLimits } from '../testing/no-limits.ts'
import { anOrder } from '../testing/orders.ts'
import { openPaymentShop } from '../testing/payment-shop.ts'
import { paymentPartsOf } from './payments.ts'

const shop = await openPaymentShop({ mode: 'demo' })
const { provider } = paymentPartsOf(shop.parts.config, shop.db)
Object.assign(shop.payments, { provider })
Object.assign(shop.parts, { limits: noLimits })

/** Consecutive failures that would open the circuit breaker of a real provider. */
const inARow = 6

/** The result of ordering and paying under this name. */
const payAs = async (customerName: string) => {
  const placed = await shop.send('POST', '/api/orders', anOrder({ customerName }))
  const cookies = { access: placed.cookies[0]?.value ?? '' }
  return (await shop.create({ id: placed.json().id, cookies }, 'gopay')).statusCode
}

test('names that make the demo provider fail affect no other payments', async () => {
  for (const name of ['Gagal Token', 'Token Sibuk', 'Token Rusak', 'Token Putus', 'Token Dibatasi']) {
    const failed = await Promise.all(Array.from({ length: inARow }, () => payAs(name)))
    expect(failed, name).toEqual(failed.map(() => 503))
    expect(await payAs('Sari Rahma'), `after ${name}`).toBe(200)
  }
})
