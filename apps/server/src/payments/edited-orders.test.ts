import type { EditGoodsInput } from '@dimsum/contract/edit-goods'
import { expect, it } from 'vitest'
import { openPaymentShop } from '../testing/payment-shop.ts'
import { textOf } from '../testing/pdf-text.ts'
import { reconcileDue } from './reconcile/reconcile.ts'

/** An order that the owner edits: payment pages, documents and exports have its new goods and total. */

const shop = await openPaymentShop()

const medium = (quantity: number) => ({ packageType: '20pcs', quantity })
const put = (id: number, quantity: number, before: number, adjustment: EditGoodsInput['adjustment'] = null) =>
  shop.send(
    'PUT',
    `/api/orders/${id}/goods`,
    {
      items: [medium(quantity)],
      adjustment,
      expected: { items: [medium(before)], adjustment: null, totalPrice: `${before * 58_000}.00` },
    },
    shop.admin,
  )

it('ends the open payment of the old total at the provider, and asks for the new one with its items', async () => {
  const order = await shop.started()
  const discount = { kind: 'discount', amount: 6_000, reason: 'Langganan' } as const
  expect((await put(order.id, 2, 1, discount)).statusCode).toBe(200)
  // Chosen on the old page meanwhile: its notification must not postpone the end.
  await shop.told(shop.control.choose(order.providerOrderId, 'bca_va'))
  await reconcileDue(shop.payments)
  const [old] = await shop.attemptsOf(order.id)
  expect(old?.state, JSON.stringify(old)).not.toBe('open')
  expect((await shop.create(order)).statusCode).toBe(200)
  const { transaction_details: details, item_details: items } = shop.lastPageAsked()
  expect(details.gross_amount).toBe(110_000)
  expect(items.at(-1)).toMatchObject({ id: 'discount', name: 'Potongan: Langganan', price: -6_000 })

  const pdf = textOf(
    (await shop.get(`/api/orders/${order.id}/invoice.pdf`, order.cookies)).rawPayload,
  ).replaceAll('\u00a0', ' ')
  for (const shown of ['Potongan: Langganan', 'Rp 110.000']) expect(pdf).toContain(shown)
  const [titles = [], ...rows] = (await shop.get('/api/admin/orders.csv', shop.admin)).body
    .split('\r\n')
    .map((row) => row.split(';'))
  const cells = rows.find(([number]) => number === String(order.id).padStart(6, '0')) ?? []
  const cell = (title: string) => cells[titles.indexOf(title)]
  expect([cell('Total (Rp)'), cell('Potongan/Tambahan (Rp)'), cell('Alasan Potongan/Tambahan')]).toEqual([
    '110000',
    '-6000',
    'Langganan',
  ])
})
