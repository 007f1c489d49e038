import { rupiah } from '@dimsum/domain/money'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Charge } from '../payment-provider.ts'
import { toSnapRequest } from './snap-request.ts'

const aCharge = (overrides: Partial<Charge> = {}): Charge => ({
  providerOrderId: 'ORDER-42-1767225600000',
  amount: rupiah(58_000),
  items: [{ id: '20pcs', name: 'Paket Sedang (20 pcs)', price: rupiah(58_000), quantity: 1, isFood: true }],
  customer: { name: 'Sari', phone: '081200000042', email: 'sari@example.test' },
  method: 'virtual_account',
  returnUrl: 'https://shop.example/invoice/42',
  startsAt: new Date('2026-01-01T00:00:00Z'),
  lifetimeMinutes: 1440,
  proof: 'proof-of-this-payment',
  ...overrides,
})
const customerOf = (customer: Partial<Charge['customer']>) =>
  toSnapRequest(aCharge({ customer: { ...aCharge().customer, ...customer } })).customer_details as Record<
    string,
    string
  >

describe('the request for a token', () => {
  it('equals the documented one', () => {
    expect(toSnapRequest(aCharge())).toEqual({
      transaction_details: { order_id: 'ORDER-42-1767225600000', gross_amount: 58_000 },
      item_details: [
        { id: '20pcs', price: 58_000, quantity: 1, name: 'Paket Sedang (20 pcs)', category: 'Makanan' },
      ],
      customer_details: { first_name: 'Sari', phone: '+6281200000042', email: 'sari@example.test' },
      enabled_payments: ['bca_va', 'bni_va', 'bri_va', 'echannel', 'permata_va', 'cimb_va'],
      credit_card: { secure: true },
      callbacks: { finish: 'https://shop.example/invoice/42' },
      expiry: { start_time: '2026-01-01 07:00:00 +0700', unit: 'minutes', duration: 1440 },
      page_expiry: { unit: 'minutes', duration: 1440 },
      custom_field1: 'ORDER-42-1767225600000',
      custom_field2: 'proof-of-this-payment',
    })
  })

  it('names the method that the customer chose, and all of them for a payment test', () => {
    expect(toSnapRequest(aCharge({ method: 'gopay' }))).toMatchObject({
      enabled_payments: ['gopay'],
      gopay: { enable_callback: true, callback_url: 'https://shop.example/invoice/42/' },
    })
    expect(toSnapRequest(aCharge({ method: 'qris' })).enabled_payments).toEqual(['other_qris'])
    const test = toSnapRequest(aCharge({ method: null, proof: null }))
    expect(test).not.toHaveProperty('enabled_payments')
    expect(test).not.toHaveProperty('custom_field2')
  })

  it('omits what is empty or would be refused', () => {
    expect(customerOf({ email: null })).not.toHaveProperty('email')
    expect(customerOf({ email: 'bünde@example.test' })).not.toHaveProperty('email')
    expect(customerOf({ phone: '+65 9123 4567' })).not.toHaveProperty('phone')
  })

  it('splits a long name where the bank truncates it', () => {
    expect(customerOf({ name: 'Raden Ajeng Siti Rahmawati Kusumaningrum' })).toMatchObject({
      first_name: 'Raden Ajeng Siti Rahmawati',
      last_name: 'Kusumaningrum',
    })
  })

  it('sends items only when they sum to the amount, which is a whole number', () => {
    const item = fc.record({
      id: fc.constantFrom('10pcs', '20pcs', '100pcs'),
      isFood: fc.boolean(),
      name: fc.string({ minLength: 1, maxLength: 80 }),
      price: fc.integer({ min: 1, max: 300_000 }).map(rupiah),
      quantity: fc.integer({ min: 1, max: 50 }),
    })
    fc.assert(
      fc.property(
        fc.array(item, { maxLength: 3 }),
        fc.integer({ min: -1, max: 1 }),
        fc.string(),
        (items, off, name) => {
          const sum = items.reduce((total, { price, quantity }) => total + price * quantity, 0)
          const amount = rupiah(Math.max(1, sum + off))
          const customer = { ...aCharge().customer, name }
          const body = toSnapRequest(aCharge({ items, amount, customer }))
          const sent = body.item_details as { price: number; quantity: number; name: string }[] | undefined
          const { first_name, last_name = '' } = body.customer_details as Record<string, string>
          expect((body.transaction_details as { gross_amount: number }).gross_amount).toBe(amount)
          expect(sent !== undefined).toBe(items.length > 0 && sum === amount)
          expect(sent?.every((line) => [...line.name].length <= 50) ?? true).toBe(true)
          expect([...(first_name ?? '')].length).toBeLessThanOrEqual(30)
          expect([...last_name].length).toBeLessThanOrEqual(30)
        },
      ),
    )
  })
})
