import { type Desk, type DeskOrder, expect } from '../shop/desk.ts'
import { type About, accepted, type FormRow, formWith, pressIn, read } from './form-row.ts'
import { openEntry, openMore } from './open-order.ts'

const features = 'apps/desk/src/features'
const paid = async (desk: Desk, wish: object = {}): Promise<DeskOrder> => {
  const order = await desk.placeOrder(wish)
  await desk.markPaid(order)
  return order
}
/** The documents embed the setting and are rendered again shortly after a change. */
const allowRefunds = async (desk: Desk) => {
  await accepted(desk.owner.patch('/api/admin/settings', { data: { refunds: true } }))
  await expect.poll(async () => (await desk.owner.get('/admin')).text()).toContain('"refunds":true')
}
const giveBack = (desk: Desk, id: About, amount: number) => {
  const data = { key: `every-form-${id}-${amount}`, amount, way: 'cash', reason: 'paket kurang' }
  return accepted(desk.owner.post(`/api/orders/${id}/refunds`, { data }))
}

/** The money of orders. */
export const formsOfPayments: Readonly<Record<string, FormRow>> = {
  'a payment by hand': {
    file: `${features}/orders/manual-payment.tsx`,
    prepare: async (desk) => (await desk.placeOrder()).id,
    open: async (page, id) => formWith(await openMore(page, id), 'Tandai dibayar'),
    typed: () => ({ 'Cara bayar': 'transfer', Keterangan: 'BCA atas nama Wati' }),
    save: 'Tandai dibayar',
    call: /\/api\/payment\/manual-update$/,
    done: (page) => page.getByRole('button', { name: 'Batalkan tanda lunas' }),
    others: 'an order is paid once: the form gives way to what the other device recorded',
  },
  'a payment by hand, taken back': {
    file: `${features}/orders/manual-payment.tsx`,
    prepare: async (desk) => (await paid(desk)).id,
    open: async (page, id) => {
      const card = await openMore(page, id)
      await pressIn(card, 'Batalkan tanda lunas')
      return formWith(card, 'Tandai belum dibayar')
    },
    typed: () => ({ 'Alasan dibatalkan': 'uangnya belum masuk' }),
    save: 'Tandai belum dibayar',
    call: /\/api\/payment\/manual-update$/,
    done: (page) => page.getByRole('button', { name: 'Tandai dibayar' }),
    others: 'it is taken back once: the form gives way to what the other device recorded',
  },
  'the method of a payment': {
    file: `${features}/orders/correct-method.tsx`,
    prepare: async (desk) => (await paid(desk)).id,
    open: async (page, id) => {
      const card = await openMore(page, id)
      await pressIn(card, 'Ubah cara bayar')
      return formWith(card, 'Simpan cara bayar')
    },
    typed: () => ({ 'Cara bayar': 'transfer' }),
    save: 'Simpan cara bayar',
    call: /\/payments\/\d+$/,
    others: {
      store: async (desk, id) => {
        const { payments } = await read(desk, `/api/orders/${id}/payments`)
        const data = { paymentMethod: 'qris' }
        await accepted(desk.owner.patch(`/api/orders/${id}/payments/${payments[0].id}`, { data }))
      },
      told: /perangkat lain, menjadi: /,
      read: async (desk, id) => (await read(desk, `/api/orders/${id}`)).paymentMethod,
      theirs: 'qris',
      ours: 'transfer',
    },
  },
  'a refund': {
    file: `${features}/orders/refund-form.tsx`,
    prepare: async (desk) => {
      await allowRefunds(desk)
      return (await paid(desk)).id
    },
    open: async (page, id) => {
      const card = await openMore(page, id)
      await pressIn(card, 'Kembalikan uang…')
      return formWith(card, 'Kembalikan uang')
    },
    typed: () => ({ 'Jumlah, rupiah': '8.000', Caranya: 'cash', Alasan: 'paket kurang satu' }),
    save: 'Kembalikan uang',
    call: /\/refunds$/,
    done: (page) => page.getByText(/Pengembalian Rp.8\.000, Tunai: sudah kembali \(paket kurang satu\)/),
    others: 'adds a refund; more than what is left is refused',
  },
  'a refund, taken back': {
    file: `${features}/orders/delete-refund.tsx`,
    prepare: async (desk) => {
      await allowRefunds(desk)
      const { id } = await paid(desk)
      await giveBack(desk, id, 8_000)
      return id
    },
    open: async (page, id) => {
      const card = await openMore(page, id)
      await pressIn(card, 'Salah catat…')
      return formWith(card, 'Batalkan pengembalian')
    },
    typed: () => ({ 'Mengapa pengembalian ini batal': 'salah pesanan' }),
    save: 'Batalkan pengembalian',
    call: /\/take-back$/,
    done: (page) => page.getByText(/batal, salah catat/).first(),
    others: 'it is taken back once: the form gives way to what the other device recorded',
  },
  'an entry of «Perlu perhatian», closed': {
    file: `${features}/attention/close-form.tsx`,
    prepare: async (desk) => {
      const { id } = await paid(desk)
      await desk.moveTo(id, 'cancelled')
      return id
    },
    open: (page, id) => openEntry(page, id, 'Sudah ditangani'),
    typed: () => ({ 'Apa yang sudah dilakukan': 'Uang dikembalikan lewat transfer BCA.' }),
    save: 'Selesai',
    call: /\/api\/admin\/attention\/\d+\/close$/,
    done: (page) => page.getByText('Dicatat sebagai selesai').first(),
    others: 'an entry is closed once, and is gone then',
  },
  'what is kept of a cancelled order': {
    file: `${features}/attention/keep-form.tsx`,
    prepare: async (desk) => {
      const { id } = await paid(desk)
      await desk.moveTo(id, 'cancelled')
      return id
    },
    open: (page, id) => openEntry(page, id, 'Simpan sebagian/semua…'),
    typed: () => ({ 'Yang disimpan, rupiah': '20.000', Alasan: 'Bahan sudah dibeli' }),
    save: 'Simpan uang ini',
    call: /\/api\/admin\/attention\/\d+\/close$/,
    done: (page) => page.getByText('Dicatat: uangnya disimpan').first(),
    others: 'an entry takes no more than is left, and is gone then',
  },
}
