import { expect, type Page } from '@playwright/test'
import { someCustomer } from '../shop/customer.ts'
import type { Desk } from '../shop/desk.ts'
import { accepted, dayIn, type FormRow, pressIn, read } from './form-row.ts'

const customer = someCustomer()
const phoneOf = {
  search: '081234500077',
  proof: '081234500088',
  change: '081234500099',
  wish: '081234500066',
}
const own = (page: Page) => page.getByRole('region', { name: 'Ubah atau batalkan' })

/**
 * An order that its customer may change. The document embeds the setting and is rendered again shortly after a change.
 */
const changeable = async (desk: Desk, customerPhone: string) => {
  await accepted(desk.owner.patch('/api/admin/settings', { data: { customerChanges: '18:00' } }))
  const document = async () => (await desk.owner.get('/track-order')).text()
  await expect.poll(document).toContain('"customerChanges":"18:00"')
  const about = { customerPhone, customerAddress: customer.address, notes: 'Titip satpam' }
  return (await desk.placeOrder({ ...about, isDelivery: true, deliveryDate: dayIn(5) })).id
}
const openOwn = async (page: Page, id: unknown, phone: string, action: string) => {
  await page.goto('/track-order')
  await page.getByLabel('Order ID').fill(String(id))
  await page.getByLabel('Nomor Telepon').fill(phone)
  await pressIn(page, 'Lacak Pesanan')
  await pressIn(own(page), action)
  return own(page)
}

export const formsOfCustomers: Readonly<Record<string, FormRow>> = {
  'an order': {
    file: 'apps/shop/src/features/order-form/order-form.tsx',
    isCustomers: true,
    isServed: true,
    open: async (page) => {
      await page.goto('/order?package=20pcs', { waitUntil: 'commit' })
      return page.getByRole('form', { name: 'Pesan Dimsum Halal' })
    },
    typed: () => ({
      'Paket Kecil': true,
      // The label differs for the first package.
      '(Jumlah )?Paket Kecil \\(10 pcs\\)$': '3',
      Nama: customer.name,
      'Nomor WhatsApp': customer.phone,
      Alamat$: customer.address,
      'Catatan \\(opsional\\)': 'Sambal dipisah, tolong',
    }),
    save: 'Buat Pesanan',
    call: /\/api\/orders$/,
    done: (page) => page.getByRole('dialog', { name: /bayar online/ }),
    others: 'adds an order',
  },
  'a search for an order': {
    file: 'apps/shop/src/features/order-tracking/track-form.tsx',
    isCustomers: true,
    isServed: true,
    notKept: 'number and phone open the order to whoever has them',
    prepare: async (desk) => (await desk.placeOrder({ customerPhone: phoneOf.search })).id,
    open: async (page) => {
      await page.goto('/track-order', { waitUntil: 'commit' })
      return page.getByRole('form', { name: 'Lacak Pesanan' })
    },
    typed: (id) => ({ 'Order ID': String(id), 'Nomor Telepon': phoneOf.search }),
    save: 'Lacak Pesanan',
    call: /\/api\/orders\/\d+\/access$/,
    done: (page) => page.getByRole('heading', { name: /^Order #/ }),
    others: 'stores nothing',
  },
  'the phone of an order on its invoice': {
    file: 'packages/web/src/components/phone-proof.tsx',
    isCustomers: true,
    notKept: 'the phone opens the order to whoever has it',
    prepare: async (desk) => (await desk.placeOrder({ customerPhone: phoneOf.proof })).id,
    open: async (page, id) => {
      await page.goto(`/invoice/${id}`)
      return page.getByRole('form', { name: 'Buka data pesanan' })
    },
    typed: () => ({ 'Nomor telepon pemesan': phoneOf.proof }),
    save: 'Buka data lengkap',
    call: /\/api\/orders\/\d+\/access$/,
    done: (page) => page.getByText('0812-3450-0088').first(),
    others: 'stores nothing',
  },
  'a review': {
    file: 'apps/shop/src/features/reviews/review-form.tsx',
    isCustomers: true,
    open: async (page) => {
      await page.goto('/')
      await pressIn(page, 'Write Review')
      return page.getByRole('form', { name: 'Write Review' })
    },
    typed: () => ({ Name: 'Rina Kartika', Review: 'Siomaynya lembut, sambalnya pas.' }),
    save: 'Submit Review',
    call: /\/api\/reviews$/,
    done: (page) => page.getByText('Review Submitted', { exact: true }),
    others: 'adds a review',
  },
  'a change of the own order': {
    file: 'apps/shop/src/features/order-tracking/own-order-form.tsx',
    isCustomers: true,
    prepare: (desk) => changeable(desk, phoneOf.change),
    open: (page, id) => openOwn(page, id, phoneOf.change, 'Ubah pesanan'),
    typed: () => ({ Catatan: 'Telepon dulu' }),
    save: 'Simpan perubahan',
    call: /\/api\/orders\/\d+\/mine$/,
    others: {
      store: (desk, id) => {
        const shown = { customerAddress: customer.address, notes: 'Titip satpam', deliveryDate: dayIn(5) }
        const data = { customerAddress: 'Jl. Kenanga No. 21, Bekasi', notes: 'Tanpa sambal', expected: shown }
        return accepted(desk.customer.patch(`/api/orders/${id}/mine`, { data }))
      },
      told: /Catatan: Tanpa sambal/,
      read: async (desk, id) => {
        const { customerAddress, notes } = await read(desk, `/api/orders/${id}`)
        return [customerAddress, notes]
      },
      theirs: ['Jl. Kenanga No. 21, Bekasi', 'Tanpa sambal'],
      ours: ['Jl. Kenanga No. 21, Bekasi', 'Telepon dulu'],
      refreshes: /\/api\/orders\/\d+$/,
    },
  },
  'a wish about the own order': {
    file: 'apps/shop/src/features/order-tracking/own-wish-form.tsx',
    isCustomers: true,
    prepare: (desk) => changeable(desk, phoneOf.wish),
    open: (page, id) => openOwn(page, id, phoneOf.wish, 'Minta perubahan lain'),
    typed: () => ({ 'Apa yang perlu diubah': 'Tambah satu paket' }),
    save: 'Kirim permintaan',
    call: /\/change-request$/,
    done: (page) => own(page).getByText(/sudah kami terima/),
    others: 'adds a wish',
  },
}
