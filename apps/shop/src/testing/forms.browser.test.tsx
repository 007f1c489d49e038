import { recordIn, refuse } from '@dimsum/web/testing/answers.ts'
import { type FormRow, testForms } from '@dimsum/web/testing/test-forms.ts'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fillCustomer, inDays, masked, openShop, ownOrder, withPopup } from './open-shop.tsx'

/** The forms of customers. */

const order = ownOrder({ deliveryDate: inDays(5), notes: 'Titip satpam' })
const theirs = { ...order, customerAddress: 'Jl. Kenanga No. 21, Bekasi', notes: 'Tanpa sambal' }
const answers = { 'GET /api/orders/12': order }
const config = { ...withPopup('onClose'), customerChanges: '18:00' }
const proof = { answer: { id: 12, granted: true }, body: { phone: order.customerPhone } }
const own = '/track-order?orderId=12'

const rows: Record<string, FormRow> = {
  'apps/shop/src/features/order-form/order-form.tsx': {
    open: ['/order'],
    typed: {
      'Paket Kecil': true,
      '(Jumlah )?Paket Kecil \\(10 pcs\\)$': '3',
      Nama: 'Sari',
      'Nomor WhatsApp': '081234567890',
      Alamat$: 'Jl. Melati No. 7, Bekasi',
      'Catatan \\(opsional\\)': 'Sambal dipisah, tolong',
    },
    send: ['Buat Pesanan', 'POST /api/orders'],
    answer: order,
    done: /bayar online/,
  },
  'apps/shop/src/features/order-tracking/track-form.tsx': {
    ...proof,
    open: ['/track-order'],
    answers,
    typed: { 'Order ID': '12', 'Nomor Telepon': order.customerPhone },
    send: ['Lacak Pesanan', 'POST /api/orders/12/access'],
    notKept: 'number and phone open the order to whoever has them',
    done: 'Pesanan Ditemukan!',
  },
  'packages/web/src/components/phone-proof.tsx': {
    ...proof,
    open: ['/invoice/12'],
    answers: { 'GET /api/orders/12': masked(order) },
    typed: { 'Nomor telepon pemesan': order.customerPhone },
    send: ['Buka data lengkap', 'POST /api/orders/12/access'],
    notKept: 'the phone opens the order to whoever has it',
    done: /Nomornya cocok/,
  },
  'apps/shop/src/features/reviews/review-form.tsx': {
    open: ['/', 'Write Review'],
    typed: { Name: 'Rina Kartika', Review: 'Siomaynya lembut, sambalnya pas.' },
    send: ['Submit Review', 'POST /api/reviews'],
    done: 'Review Submitted',
  },
  'apps/shop/src/features/order-tracking/own-order-form.tsx': {
    answers,
    config,
    open: [own, 'Ubah pesanan'],
    typed: { Catatan: 'Telepon dulu' },
    send: ['Simpan perubahan', 'PATCH /api/orders/12/mine'],
    answer: order,
    theirs: { 'GET /api/orders/12': theirs },
    told: /Catatan: Tanpa sambal/,
  },
  'apps/shop/src/features/order-tracking/own-wish-form.tsx': {
    answers,
    config,
    open: [own, 'Minta perubahan lain'],
    typed: { 'Apa yang perlu diubah': 'Tambah satu paket' },
    send: ['Kirim permintaan', 'POST /api/orders/12/change-request'],
    answer: order,
  },
}

testForms(rows, openShop)

async function fillReview() {
  await page.getByRole('button', { name: 'Write Review' }).click()
  await page.getByLabelText('Name', { exact: true }).fill('Sari')
  await page.getByRole('textbox', { name: 'Review', exact: true }).fill('Kulitnya tipis, isinya padat.')
}

const written = [
  [
    'an order',
    '/order?package=20pcs',
    'POST /api/orders',
    order,
    fillCustomer,
    'Buat Pesanan',
    'notes',
    1000,
  ],
  ['a review', '/', 'POST /api/reviews', {}, fillReview, 'Submit Review', 'reviewText', 2000],
] as const

describe.each(written)('%s', (_, path, call, response, fill, submit, name, maximum) => {
  type Body = { website?: string; notes?: string; reviewText?: string }
  const field = (of: string) => page.elementLocator(document.querySelector(`main [name=${of}]`) as Element)
  const send = () => page.getByRole('button', { name: submit }).click()

  test('whose hidden field was filled by autofill is accepted at the next press', async () => {
    const issues = [{ path: 'website', message: 'Belum terkirim.' }]
    const sent: Body[] = []
    const refused = refuse(400, 'Belum terkirim.', { code: 'invalid', issues })
    openShop(path, {
      [call]: recordIn(sent, () => (sent.length === 1 ? refused() : Response.json(response))),
    })
    await fill()
    await field('website').fill('https://contoh.id', { force: true })
    await send()
    await expect.element(page.getByRole('main').getByText('Belum terkirim.').first()).toBeVisible()
    await send()
    await expect.poll(() => sent.map(({ website }) => website ?? '')).toEqual(['https://contoh.id', ''])
  })

  test('with a pasted text beyond the maximum keeps it whole, marks it, and is not sent until it is shorter', async () => {
    const sent: Body[] = []
    openShop(path, { [call]: recordIn(sent, () => Response.json(response)) })
    await fill()
    const pasted = 'a'.repeat(maximum + 1)
    await field(name).fill(pasted)
    if (name === 'reviewText') await expect.element(page.getByText(/2000\D+2001/)).toBeVisible()
    await send()
    await expect.element(field(name)).toHaveFocus()
    await expect.element(field(name)).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field(name)).toHaveValue(pasted)
    expect(sent).toEqual([])
    await field(name).fill(pasted.slice(1))
    await send()
    await expect.poll(() => sent.map((body) => body[name])).toEqual([pasted.slice(1)])
  })
})
