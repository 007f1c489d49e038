import { cardOf, openCard, openOrders, pathOfOrder } from '../shop/order-cards.ts'
import { accepted, dayIn, type FormRow, formWith, type NotHere, pressIn, read } from './form-row.ts'
import { openEntry, openMore } from './open-order.ts'

const features = 'apps/desk/src/features'
const medium = (quantity: number) => ({ packageType: '20pcs', quantity })

/** Orders, without their money. */
export const formsOfOrders: Readonly<Record<string, FormRow | NotHere>> = {
  'a new order, written down by the owner': {
    file: `${features}/orders/enter-order-dialog.tsx`,
    open: async (page) => {
      await openOrders(page)
      await pressIn(page, 'Pesanan baru')
      return page.getByRole('dialog', { name: 'Pesanan baru' })
    },
    typed: () => ({
      'Pesanan lewat': 'phone',
      'Paket Sedang': '2',
      'Nomor WhatsApp': '081234500055',
      Nama: 'Ibu Wati',
      Alamat: 'Jl. Anggrek No. 3, Bekasi',
      'Tanggal kirim atau ambil': dayIn(6),
      Catatan: 'Bayar di tempat',
    }),
    save: 'Simpan pesanan',
    call: /\/api\/admin\/orders$/,
    done: (page) => page.getByText('Pesanan tercatat'),
    others: 'adds an order',
  },
  'a quick sale': {
    file: `${features}/orders/quick-sale.tsx`,
    open: async (page) => {
      await page.goto('/admin/kas?view=jual')
      await page.getByRole('heading', { name: 'Jual langsung' }).waitFor()
      return page.getByRole('tabpanel')
    },
    typed: () => ({ 'Paket Sedang': '2' }),
    save: '',
    button: (page) => page.getByRole('button', { name: /^Terima/ }),
    call: /\/api\/admin\/counter-sales$/,
    done: (page) => page.getByText(/^Terakhir:/),
    others: 'adds a sale',
  },
  'cancelling an order': {
    file: `${features}/orders/cancel-order-dialog.tsx`,
    prepare: async (desk) => (await desk.placeOrder()).id,
    open: async (page, about) => {
      const id = Number(about)
      await openOrders(page, pathOfOrder(id))
      const card = await openCard(page, { id })
      await card.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Dibatalkan' })
      return page.getByRole('alertdialog')
    },
    typed: () => ({ Alasan$: 'lainnya', 'Alasan lain': 'listrik padam' }),
    save: 'Batalkan pesanan',
    call: /\/api\/orders\/\d+\/status$/,
    done: (page, id) => cardOf(page, { id: Number(id) }).getByText('Dibatalkan karena listrik padam'),
    others: 'the dialog is opened over the order as it stands',
  },
  'the goods of an order': {
    file: `${features}/orders/edit-goods-dialog.tsx`,
    prepare: async (desk) => (await desk.placeOrder()).id,
    open: async (page, id) => {
      await pressIn(await openMore(page, id), 'Ubah isi pesanan')
      return page.getByRole('dialog', { name: /Ubah isi pesanan/ })
    },
    typed: () => ({ 'Paket Sedang': '3' }),
    save: 'Simpan perubahan',
    call: /\/api\/orders\/\d+\/goods$/,
    others: {
      store: async (desk, id) => {
        const expected = { items: [medium(1)], adjustment: null, totalPrice: '58000.00' }
        const data = { items: [medium(2)], adjustment: null, expected }
        await accepted(desk.owner.put(`/api/orders/${id}/goods`, { data }))
      },
      told: /baru diubah di perangkat lain/,
      read: async (desk, id) => String((await read(desk, `/api/orders/${id}`)).quantity),
      theirs: '2',
      ours: '3',
    },
  },
  'the details of an order': {
    file: `${features}/orders/edit-details-dialog.tsx`,
    prepare: async (desk) => (await desk.placeOrder()).id,
    open: async (page, id) => {
      await pressIn(await openMore(page, id), 'Ubah data pesanan')
      return page.getByRole('dialog', { name: /Ubah data pesanan/ })
    },
    typed: () => ({ Nama: 'Wati Melati', Alamat: 'Jl. Mawar No. 7, Bekasi' }),
    save: 'Simpan perubahan',
    call: /\/api\/orders\/\d+\/details$/,
    others: {
      store: async (desk, id) => {
        const order = await read(desk, `/api/orders/${id}`)
        const { customerName, customerPhone, customerEmail, customerAddress, notes, isDelivery } = order
        const expected = {
          ...{ customerName, customerPhone, customerEmail, customerAddress, notes, isDelivery },
          ...{ deliveryFee: null, deliveryArea: '' },
        }
        const data = { ...expected, customerAddress: 'Jl. Anggrek No. 9, Bekasi', expected }
        await accepted(desk.owner.put(`/api/orders/${id}/details`, { data }))
      },
      told: /baru diubah di perangkat lain/,
      read: async (desk, id) => String((await read(desk, `/api/orders/${id}`)).customerAddress),
      theirs: 'Jl. Anggrek No. 9, Bekasi',
      ours: 'Jl. Mawar No. 7, Bekasi',
    },
  },
  'a note of the team about an order': {
    file: `${features}/orders/order-note-form.tsx`,
    prepare: async (desk) => (await desk.placeOrder()).id,
    open: async (page, id) => formWith(await openMore(page, id), 'Simpan catatan'),
    typed: () => ({ 'Catatan tim': 'Pintu belakang' }),
    save: 'Simpan catatan',
    call: /\/api\/orders\/\d+\/notes$/,
    done: (page) => page.getByText('Pintu belakang').first(),
    others: 'adds a note',
  },
  'the day of an order': {
    file: `${features}/kitchen/move-day.tsx`,
    prepare: async (desk) => (await desk.placeOrder({ deliveryDate: dayIn(10) })).id,
    open: async (page, id) => {
      const { deliveryDate } = await (await page.request.get(`/api/orders/${id}`)).json()
      await page.goto(`/admin/dapur?day=${deliveryDate}`)
      const card = page.getByRole('article', { name: new RegExp(`${id}$`) })
      await pressIn(card, /^Alamat, label, tanggal/)
      return card
    },
    typed: () => ({ 'Tanggal kirim atau ambil': dayIn(13) }),
    save: 'Pindahkan',
    call: /\/api\/admin\/kitchen\/orders\/\d+\/day$/,
    others: {
      store: (desk, id) =>
        accepted(desk.owner.put(`/api/admin/kitchen/orders/${id}/day`, { data: { day: dayIn(11) } })),
      told: /baru dipindahkan di perangkat lain/,
      read: async (desk, id) => (await read(desk, `/api/orders/${id}`)).deliveryDate,
      theirs: dayIn(11),
      ours: dayIn(13),
    },
  },
  'the orders of a closed day': {
    file: `${features}/kitchen/closed-day.tsx`,
    prepare: async (desk) => {
      const day = dayIn(20)
      const close = (isClosed: boolean) =>
        accepted(desk.owner.put(`/api/admin/kitchen/days/${day}`, { data: { capacity: null, isClosed } }))
      await close(false)
      await desk.placeOrder({ deliveryDate: day })
      await close(true)
      return day
    },
    open: async (page, day) => {
      await page.goto(`/admin/dapur?day=${day}`)
      return page.locator('section').filter({ hasText: 'Hari ini tutup' })
    },
    typed: () => ({ 'Pindah ke tanggal': dayIn(21) }),
    save: 'Pindahkan semua',
    call: /\/api\/admin\/kitchen\/orders\/\d+\/day$/,
    done: (page) => page.getByText(/pesanan dipindah ke/),
    others: 'each order is sent with the day that it was shown on',
  },
  'the answer to a wish of a customer': {
    file: `${features}/attention/decide-form.tsx`,
    prepare: async (desk) => {
      await accepted(desk.owner.patch('/api/admin/settings', { data: { customerChanges: '18:00' } }))
      const { id } = await desk.placeOrder({ deliveryDate: dayIn(5) })
      const data = { what: 'other', text: 'Tambah sambal' }
      await accepted(desk.customer.post(`/api/orders/${id}/change-request`, { data }))
      return id
    },
    open: (page, id) => openEntry(page, id, 'Jawab'),
    typed: () => ({ 'Pesan untuk pelanggan': 'Baik, Kak' }),
    save: 'Setujui',
    call: /\/api\/admin\/attention\/\d+\/decide$/,
    done: (page) => page.getByText('Permintaan disetujui').first(),
    others: 'a wish is answered once, and its entry is gone then',
  },
  'the file of orders': {
    file: `${features}/orders/export-orders.tsx`,
    notHere: 'it stores nothing; two days are chosen',
  },
  'the number of a label': {
    file: `${features}/label-scan/label-scan.tsx`,
    notHere: 'a scanner types it, and the scan after says what came of it',
  },
}
