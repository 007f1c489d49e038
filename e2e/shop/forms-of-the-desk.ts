import type { Page } from '@playwright/test'
import { admin } from './admin.ts'
import type { Desk } from './desk.ts'
import { accepted, dayIn, type FormRow, formWith, type NotHere, pressIn, read } from './form-row.ts'
import { openPackage } from './menu.ts'
import { openSection, saveBar } from './settings.ts'

const features = 'apps/desk/src/features'

const stockCard = (page: Page, name: string) => page.getByRole('article', { name: new RegExp(`^${name}`) })
const inStock = (packageType: string) => async (desk: Desk) => {
  const data = { packageType, currentStock: 30, minimumStock: 5, unitPrice: 20_000 }
  return (await (await accepted(desk.owner.post('/api/inventory', { data }))).json()).id
}
const itemOf = async (desk: Desk, id: unknown) =>
  (await read(desk, '/api/inventory')).find((item: { id: unknown }) => item.id === id)
const code = (name: string) => ({
  ...{ code: name, kind: 'percent', value: 10, leastOrder: 0, packages: [] },
  ...{ from: null, until: null, mostUses: null, mostUsesPerPhone: null },
})
const codeOf = async (desk: Desk, id: unknown) =>
  (await read(desk, '/api/promotion-codes')).promotionCodes.find((each: { id: unknown }) => each.id === id)
const option = (name: string) => ({
  name: { id: name, en: '' },
  priceDifference: 0,
  isDefault: false,
  soldOutUntil: null,
})
const filling = {
  ...{ name: { id: 'Isi', en: '' }, min: 1, max: 1, packages: [] },
  options: [option('ayam'), option('udang')],
}
const openCustomer = async (page: Page, id: unknown) => {
  await page.goto('/admin/pengaturan/pelanggan')
  await pressIn(page, /^Riwayat/)
  await page.getByRole('link', { name: String(id) }).waitFor()
  return page.getByRole('article').first()
}

/** Desk forms about the shop, its customers and its team. */
export const formsOfTheDesk: Readonly<Record<string, FormRow | NotHere>> = {
  'the settings': {
    file: `${features}/settings/form-sections.tsx`,
    open: async (page) => {
      await openSection(page, 'toko', 'Toko')
      return page.locator('body')
    },
    typed: () => ({ 'Alamat dapur': 'Jl. Dapur No. 1' }),
    save: 'Simpan',
    button: (page) => saveBar(page).getByRole('button', { name: 'Simpan' }),
    call: /\/api\/admin\/settings$/,
    others: {
      store: (desk) =>
        accepted(
          desk.owner.patch('/api/admin/settings', {
            data: { address: 'Jl. Melati No. 9', thanks: 'Sampai jumpa.' },
          }),
        ),
      told: /Jl\. Melati No\. 9/,
      read: async (desk) => {
        const { address, thanks } = await read(desk, '/api/admin/settings')
        return [address, thanks]
      },
      theirs: ['Jl. Melati No. 9', 'Sampai jumpa.'],
      ours: ['Jl. Dapur No. 1', 'Sampai jumpa.'],
    },
  },
  'an item of the stock': {
    file: `${features}/inventory/edit-item.tsx`,
    prepare: inStock('10pcs'),
    open: async (page) => {
      await page.goto('/admin?tab=inventory')
      await pressIn(stockCard(page, 'Paket Kecil'), 'Ubah')
      return page.getByRole('dialog')
    },
    typed: () => ({ 'Stok minimum': '7' }),
    save: 'Simpan',
    call: /\/api\/inventory\/\d+$/,
    others: {
      store: (desk, id) =>
        accepted(desk.owner.patch(`/api/inventory/${id}`, { data: { minimumStock: 9, unitPrice: 21_000 } })),
      told: /perangkat lain: stok minimum 9, harga Rp\s21\.000/,
      read: async (desk, id) => {
        const { minimumStock, unitPrice } = await itemOf(desk, id)
        return [minimumStock, unitPrice]
      },
      theirs: [9, 21_000],
      ours: [7, 21_000],
    },
  },
  'a count of the stock': {
    file: `${features}/inventory/record-stock.tsx`,
    prepare: inStock('100pcs'),
    open: async (page) => {
      await page.goto('/admin?tab=inventory')
      await pressIn(stockCard(page, 'Paket Besar'), 'Catat stok')
      return page.getByRole('dialog')
    },
    typed: () => ({
      'Apa yang terjadi': 'recount',
      'Jumlah sebenarnya': '28',
      Keterangan: 'Dihitung dua kali',
    }),
    save: 'Simpan',
    call: /\/api\/inventory\/\d+$/,
    others: {
      store: (desk, id) =>
        accepted(desk.owner.patch(`/api/inventory/${id}`, { data: { currentStock: 12, expectedStock: 30 } })),
      told: /Stok berubah menjadi 12/,
      read: async (desk, id) => (await itemOf(desk, id)).currentStock,
      theirs: 12,
      ours: 28,
    },
  },
  'a new item of the stock': {
    file: `${features}/inventory/add-item-dialog.tsx`,
    open: async (page) => {
      await page.goto('/admin?tab=inventory')
      await pressIn(page, 'Add Inventory Item')
      return page.getByRole('dialog')
    },
    typed: () => ({ 'Package Type': '20pcs', 'Current Stock': '900', 'Unit Price': '19.000' }),
    save: 'Add Item',
    call: /\/api\/inventory$/,
    done: (page) => page.getByText('Inventory Created').first(),
    others: 'adds an item; a package that has one is refused',
  },
  'a day of the kitchen': {
    file: `${features}/kitchen/capacity-dialog.tsx`,
    prepare: async () => dayIn(9),
    open: async (page, day) => {
      await page.goto(`/admin/dapur?day=${day}`)
      await pressIn(page, 'Atur tanggal ini')
      return page.getByRole('dialog')
    },
    typed: () => ({ 'Maksimal pcs': '700' }),
    save: 'Simpan',
    call: /\/api\/admin\/kitchen\/days\//,
    others: {
      store: (desk, day) =>
        accepted(
          desk.owner.put(`/api/admin/kitchen/days/${day}`, {
            data: { capacity: 900, isClosed: true, note: 'Dua kukusan' },
          }),
        ),
      told: /perangkat lain: .*900.*tutup/,
      read: async (desk, day) => {
        const { days } = await read(desk, `/api/admin/kitchen/days?from=${day}&to=${day}`)
        return [days[0].capacity, days[0].isClosed, days[0].note]
      },
      theirs: [900, true, 'Dua kukusan'],
      ours: [700, true, 'Dua kukusan'],
    },
  },
  'opening the cash': {
    file: `${features}/cash/open-shift-form.tsx`,
    open: async (page) => {
      await page.goto('/admin/kas')
      return formWith(page.getByRole('main'), 'Buka kas')
    },
    typed: () => ({ 'Uang awal': '200.000' }),
    save: 'Buka kas',
    call: /\/api\/admin\/cash\/shifts$/,
    done: (page) => page.getByText('Seharusnya di laci'),
    others: 'opens one shift; a second one is refused',
  },
  'closing the cash': {
    file: `${features}/cash/close-shift-form.tsx`,
    prepare: async (desk) => {
      await desk.owner.post('/api/admin/cash/shifts', { data: { openingFloat: 200_000 } })
      return ''
    },
    open: async (page) => {
      await page.goto('/admin/kas')
      return formWith(page.getByRole('main'), 'Tutup kas')
    },
    typed: () => ({ 'Uang yang dihitung': '190.000', 'Alasan selisih': 'Kembalian salah' }),
    save: 'Tutup kas',
    call: /\/api\/admin\/cash\/shifts\/\d+\/close$/,
    done: (page) => page.getByText('Kas ditutup'),
    others: 'closes once; other cash is compared by the expected amount, which the page shows',
  },
  'a promotion code': {
    file: `${features}/promotions/promotion-form.tsx`,
    prepare: async (desk) =>
      (await (await desk.owner.post('/api/promotion-codes', { data: code('HEMAT10') })).json()).id,
    open: async (page) => {
      const section = await openSection(page, 'kode-promo', 'Kode promo')
      await pressIn(section.getByRole('listitem').filter({ hasText: 'HEMAT10' }), /^Ubah/)
      return page.getByRole('dialog')
    },
    typed: () => ({ 'Berapa persen': '12' }),
    save: 'Simpan kode',
    call: /\/api\/promotion-codes\/\d+$/,
    others: {
      store: (desk, id) =>
        accepted(desk.owner.patch(`/api/promotion-codes/${id}`, { data: { value: 20, mostUses: 5 } })),
      told: /HEMAT10 · Potongan 20%/,
      read: async (desk, id) => {
        const { value, mostUses } = await codeOf(desk, id)
        return [value, mostUses]
      },
      theirs: [20, 5],
      ours: [12, 5],
    },
  },
  'a new promotion code': {
    file: `${features}/promotions/promotion-form.tsx`,
    open: async (page) => {
      await pressIn(await openSection(page, 'kode-promo', 'Kode promo'), 'Tambah kode')
      return page.getByRole('dialog')
    },
    typed: () => ({ Kode$: 'RAMADAN', 'Berapa persen': '15', 'Minimum pesanan, rupiah': '100.000' }),
    save: 'Simpan kode',
    call: /\/api\/promotion-codes$/,
    done: (page) => page.getByRole('listitem').filter({ hasText: 'RAMADAN' }),
    others: 'adds a code; one that is there is refused',
  },
  'a package of the menu': {
    file: `${features}/menu/package-form.tsx`,
    open: (page) => openPackage(page, 'Paket Kecil (10 pcs)'),
    typed: () => ({ 'Harga, rupiah': '31.000', 'Keterangan \\(opsional': 'Untuk mencoba dulu' }),
    save: 'Simpan paket',
    call: /\/api\/admin\/menu\/10pcs$/,
    others: {
      store: (desk) =>
        accepted(desk.owner.patch('/api/admin/menu/10pcs', { data: { price: 33_000, dayLimit: 90 } })),
      told: /^Harga, rupiah: Rp\s33\.000$/,
      read: async (desk) => {
        const { packages } = await read(desk, '/api/admin/menu')
        const { price, dayLimit } = packages.find(
          ({ packageType }: { packageType: string }) => packageType === '10pcs',
        )
        return [price, dayLimit]
      },
      theirs: [33_000, 90],
      ours: [31_000, 90],
    },
  },
  'a new package of the menu': {
    file: `${features}/menu/package-form.tsx`,
    open: async (page) => {
      await pressIn(await openSection(page, 'menu', 'Menu'), 'Tambah paket')
      return page.getByRole('dialog')
    },
    typed: () => ({
      Nama$: 'Hamper Lebaran',
      'Isi, pcs': '40',
      'Harga, rupiah': '150.000',
      'Dikirim sampai': '2090-03-15',
      Semuanya: '50',
    }),
    save: 'Simpan paket',
    call: /\/api\/admin\/menu$/,
    done: (page) => page.getByRole('listitem').filter({ hasText: 'Hamper Lebaran' }),
    others: 'adds a package',
  },
  'choices of a package': {
    file: `${features}/menu/choice-form.tsx`,
    prepare: async (desk) =>
      (await (await accepted(desk.owner.post('/api/admin/menu/choices', { data: filling }))).json()).id,
    open: async (page) => {
      await pressIn(await openSection(page, 'menu', 'Pilihan'), /^Ubah (Isi|Rasa)$/)
      return page.getByRole('dialog')
    },
    typed: () => ({ 'Nama pilihan': 'Isi siomay' }),
    save: 'Simpan pilihan',
    call: /\/api\/admin\/menu\/choices\/\d+$/,
    others: {
      store: (desk, id) =>
        accepted(
          desk.owner.patch(`/api/admin/menu/choices/${id}`, {
            data: { name: { id: 'Rasa', en: '' }, max: 2 },
          }),
        ),
      told: /^Nama pilihan: Rasa$/,
      read: async (desk, id) => {
        const { choiceGroups } = await read(desk, '/api/admin/menu')
        const group = choiceGroups.find((each: { id: unknown }) => each.id === id)
        return [group.name.id, group.max]
      },
      theirs: ['Rasa', 2],
      ours: ['Isi siomay', 2],
    },
  },
  'new choices of a package': {
    file: `${features}/menu/choice-form.tsx`,
    open: async (page) => {
      await pressIn(await openSection(page, 'menu', 'Pilihan'), 'Tambah pilihan')
      return page.getByRole('dialog')
    },
    typed: () => ({ 'Nama pilihan': 'Sambal', 'Nama opsi 1': 'dipisah', 'Nama opsi 2': 'tanpa' }),
    save: 'Simpan pilihan',
    call: /\/api\/admin\/menu\/choices$/,
    done: (page) => page.getByRole('listitem').filter({ hasText: 'dipisah' }).first(),
    others: 'adds choices',
  },
  'a note about a customer': {
    file: `${features}/customers/customer-note.tsx`,
    prepare: async (desk) => (await desk.placeOrder({ deliveryDate: dayIn(12) })).id,
    open: openCustomer,
    typed: () => ({ Catatan: 'Bel rusak, telepon dulu' }),
    save: 'Simpan catatan',
    call: /\/api\/admin\/customers\/\d+\/note$/,
    others: {
      store: (desk, id) =>
        accepted(desk.owner.put(`/api/admin/customers/${id}/note`, { data: { note: 'Pagar hijau' } })),
      told: /perangkat lain, menjadi: Pagar hijau/,
      read: async (desk, id) => (await read(desk, `/api/admin/customers/${id}`)).note,
      theirs: 'Pagar hijau',
      ours: 'Bel rusak, telepon dulu',
    },
  },
  'a blocked number': {
    file: `${features}/customers/block-form.tsx`,
    open: async (page) => {
      await page.goto('/admin/pengaturan/pelanggan')
      await pressIn(page, 'Blokir nomor lain')
      return page.locator('#daftar-blokir form')
    },
    typed: () => ({ 'Nomor telepon': '081234500044', Alasan: 'dua kali tidak diambil' }),
    save: 'Blokir nomor ini',
    call: /\/api\/admin\/blocked-phones$/,
    done: (page) => page.getByText('dua kali tidak diambil').first(),
    others: 'adds a number',
  },
  'the reply to a review': {
    file: `${features}/reviews/reply-form.tsx`,
    prepare: async (desk) => {
      await desk.writeReview('Budi', 'Enak sekali, hangat')
      const reviews = await read(desk, '/api/reviews')
      return reviews.find((each: { customerName: string }) => each.customerName === 'Budi').id
    },
    open: async (page) => {
      await page.goto('/admin?tab=reviews')
      const card = page.getByRole('article').filter({ hasText: 'Budi' })
      await pressIn(card, /^(Balas|Ubah balasan)$/)
      return card
    },
    typed: () => ({ 'Balasan toko': 'Terima kasih, Kak Budi.' }),
    save: 'Simpan balasan',
    call: /\/api\/reviews\/\d+\/reply$/,
    others: {
      store: (desk, id) =>
        accepted(desk.owner.patch(`/api/reviews/${id}/reply`, { data: { reply: 'Sampai jumpa.' } })),
      told: /perangkat lain, menjadi: Sampai jumpa\./,
      read: async (desk, id) =>
        (await read(desk, '/api/reviews')).find((each: { id: unknown }) => each.id === id).reply,
      theirs: 'Sampai jumpa.',
      ours: 'Terima kasih, Kak Budi.',
    },
  },
  'signing in': {
    file: `${features}/session/sign-in-step.tsx`,
    isCustomers: true,
    notKept: 'a password',
    open: async (page) => {
      await page.goto('/admin-login')
      return page.getByRole('main')
    },
    typed: () => ({ Username: admin.username, Password$: admin.password }),
    save: 'Login',
    call: /\/api\/admin\/login$/,
    done: (page) => page.getByRole('heading', { name: 'Admin Dashboard' }),
    others: 'stores nothing',
  },
  'joining the team': {
    file: `${features}/team/join-form.tsx`,
    isCustomers: true,
    notKept: 'a password',
    prepare: async (desk) =>
      (
        await (
          await accepted(desk.owner.post('/api/admin/team/invitations', { data: { role: 'kitchen' } }))
        ).json()
      ).url,
    open: async (page, url) => {
      await page.goto(String(url))
      return page.getByRole('main')
    },
    typed: () => ({ 'Nama Anda': 'Tini', 'Kata sandi$': 'bambu-kukus-melati-72' }),
    save: 'Gabung',
    call: /\/api\/invitations\/accept$/,
    done: (page) => page.getByRole('button', { name: 'Login' }),
    others: 'an invitation is used once',
  },
  'another password': {
    file: `${features}/settings/groups/password-group.tsx`,
    notKept: 'a password',
    open: async (page) => {
      await page.goto('/admin/pengaturan/kata-sandi')
      return page.getByRole('form', { name: 'Kata sandi' })
    },
    typed: () => ({ 'Kata sandi lama': 'bukan-yang-lama-72', 'Kata sandi baru': 'bambu-kukus-melati-72' }),
    save: 'Ganti kata sandi',
    call: /\/api\/admin\/password$/,
    done: (page) => page.getByText('Kata sandi lama belum benar.'),
    others: 'the old one is asked for',
  },
  'WhatsApp messages': {
    file: `${features}/whatsapp/whatsapp-form.tsx`,
    notHere: 'it needs an account at Meta; whatsapp-messages.laptop fills it with one of the stand-in',
  },
  'password and code': {
    file: `${features}/security/password-and-code.tsx`,
    notHere:
      'secrets of one moment, sent as «another password» is; the second factor has a journey of its own',
  },
  'a payment to test with': {
    file: `${features}/operator/payment-test.tsx`,
    notHere: 'it belongs to no order and is filled beforehand',
  },
  'a message to test with': {
    file: `${features}/operator/webhook-test.tsx`,
    notHere: 'nothing is typed',
  },
}
