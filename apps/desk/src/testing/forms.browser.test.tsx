import type { InventoryItem } from '@dimsum/contract/inventory'
import type { AdminKitchenDay, CookSheet } from '@dimsum/contract/kitchen'
import type { OwnChoiceGroup, OwnMenu } from '@dimsum/contract/menu'
import type { PromotionCodes } from '@dimsum/contract/promotions'
import type { Review } from '@dimsum/contract/reviews'
import { filling } from '@dimsum/web/testing/package-choices.ts'
import { shopConfig } from '@dimsum/web/testing/shop-config.ts'
import { type FormRow, testForms } from '@dimsum/web/testing/test-forms.ts'
import { aShift, deskAnswers, settings } from './desk-answers.ts'
import { openDesk, ownerSession } from './open-desk.tsx'

/** The forms of the desk that are not about one order. */

const shared = deskAnswers()
const [item] = shared['GET /api/inventory'] as [InventoryItem]
const [, review] = shared['GET /api/reviews'] as [Review, Review]
const [code] = (shared['GET /api/promotion-codes'] as PromotionCodes).promotionCodes
const [small] = (shared['GET /api/admin/menu'] as OwnMenu).packages
const changed = [{ ...small, price: 33_000, dayLimit: 90 }]
const customer = shared['GET /api/admin/customers/:id']
const sheet = shared['GET /api/admin/kitchen/sheet'] as CookSheet
const day: AdminKitchenDay = { ...sheet.kitchen, capacity: 900, isClosed: true, note: 'Dua kukusan' }
const whatsapp = shared['GET /api/admin/whatsapp'] as object
const choices: OwnChoiceGroup = { ...filling, packages: ['10pcs'] }
const limits = [null, 600, 700, null, null, null, 0]
const newPassword = 'bambu-kukus-melati-72'

const rows: Record<string, FormRow> = {
  'apps/desk/src/features/settings/settings-card.tsx': {
    open: ['/admin/pengaturan/toko'],
    typed: { 'Alamat dapur': 'Jl. Dapur No. 1' },
    send: ['Simpan', 'PATCH /api/admin/settings'],
    answer: { ...settings, address: 'Jl. Dapur No. 1' },
    theirs: { 'GET /api/admin/settings': { ...settings, address: 'Jl. Melati No. 9' } },
    told: /Jl\. Melati No\. 9/,
    refused: 'address',
  },
  'apps/desk/src/features/settings/settings-card.tsx, a list of limits': {
    open: ['/admin/pengaturan/dapur'],
    typed: { Selasa$: '610' },
    send: ['Simpan', 'PATCH /api/admin/settings'],
    answer: { ...settings, weekdayCapacity: [null, 610, null, null, null, null, 0] },
    theirs: { 'GET /api/admin/settings': { ...settings, weekdayCapacity: limits } },
    told: /^Maksimal pcs per hari: .*Selasa 600, Rabu 700,/,
    body: { expected: { weekdayCapacity: limits } },
  },
  'apps/desk/src/features/settings/groups/password-group.tsx': {
    open: ['/admin/pengaturan/kata-sandi'],
    typed: { 'Kata sandi lama': 'kukusan-lama-72', 'Kata sandi baru': newPassword },
    send: ['Ganti kata sandi', 'POST /api/admin/password'],
    notKept: 'a password',
    done: 'Kata sandi diganti',
  },
  'apps/desk/src/features/whatsapp/whatsapp-form.tsx': {
    open: ['/admin/pengaturan/whatsapp'],
    config: shopConfig({}, { whatsappMessages: true }),
    typed: { 'Biaya per pesan': '400' },
    send: ['Simpan', 'PUT /api/admin/whatsapp'],
    answer: { ...whatsapp, costPerMessage: 400 },
    refused: 'costPerMessage',
    theirs: { 'GET /api/admin/whatsapp': { ...whatsapp, costPerMessage: 360 } },
    told: /Baru diubah di perangkat lain/,
  },
  'apps/desk/src/features/kitchen/capacity-dialog.tsx': {
    open: ['/admin/dapur', 'Atur hari ini'],
    typed: { 'Maksimal pcs': '700' },
    send: ['Simpan', 'PUT /api/admin/kitchen/days/:day'],
    theirs: { 'GET /api/admin/kitchen/sheet': { ...sheet, kitchen: day } },
    told: /^Maksimal pcs: 900$/,
    body: { capacity: 700, isClosed: true, note: 'Dua kukusan', expected: { capacity: 900 } },
  },
  'apps/desk/src/features/promotions/promotion-form.tsx': {
    open: ['/admin/pengaturan/kode-promo', /^Ubah HEMAT10/],
    typed: { 'Berapa persen': '12' },
    send: ['Simpan kode', 'PATCH /api/promotion-codes/1'],
    theirs: { 'GET /api/promotion-codes': { promotionCodes: [{ ...code, value: 20, mostUses: 5 }] } },
    told: /Berapa persen: 20/,
  },
  'apps/desk/src/features/promotions/promotion-form.tsx, a new code': {
    open: ['/admin/pengaturan/kode-promo', 'Tambah kode'],
    typed: { Kode$: 'RAMADAN', 'Berapa persen': '15', 'Minimum pesanan, rupiah': '100.000' },
    send: ['Simpan kode', 'POST /api/promotion-codes'],
    refused: 'code',
  },
  'apps/desk/src/features/menu/package-form.tsx': {
    open: ['/admin/pengaturan/menu', 'Ubah Paket Kecil (10 pcs)'],
    typed: { 'Harga, rupiah': '31.000', 'Keterangan \\(opsional': 'Untuk mencoba dulu' },
    send: ['Simpan paket', 'PATCH /api/admin/menu/10pcs'],
    answer: { ...small, price: 31_000 },
    theirs: { 'GET /api/admin/menu': { packages: changed, choiceGroups: [] } },
    told: /^Harga, rupiah: Rp\s33\.000$/,
    taken: { 'Per tanggal kirim': '90' },
    body: { price: 31_000, expected: { price: 33_000 } },
  },
  'apps/desk/src/features/menu/package-form.tsx, a new package': {
    open: ['/admin/pengaturan/menu', 'Tambah paket'],
    typed: { Nama$: 'Hamper Lebaran', 'Isi, pcs': '40', 'Harga, rupiah': '150.000', Semuanya: '50' },
    send: ['Simpan paket', 'POST /api/admin/menu'],
    answer: { ...small, packageType: 'p4' },
  },
  'apps/desk/src/features/menu/choice-form.tsx': {
    open: ['/admin/pengaturan/menu', 'Tambah pilihan'],
    typed: { 'Nama pilihan': 'Sambal', 'Nama opsi 1': 'dipisah', 'Nama opsi 2': 'tanpa' },
    send: ['Simpan pilihan', 'POST /api/admin/menu/choices'],
    answer: { id: 1, name: { id: 'Sambal', en: '' }, min: 1, max: 1, packages: [], options: [] },
  },
  'apps/desk/src/features/menu/choice-form.tsx, a change': {
    open: ['/admin/pengaturan/menu', 'Ubah Isi'],
    answers: { 'GET /api/admin/menu': { packages: [small], choiceGroups: [choices] } },
    typed: { 'Paling sedikit': '0' },
    send: ['Simpan pilihan', 'PATCH /api/admin/menu/choices/1'],
    answer: { ...choices, min: 0 },
    theirs: { 'GET /api/admin/menu': { packages: [small], choiceGroups: [{ ...choices, min: 2, max: 2 }] } },
    told: /^Baru diubah di perangkat lain/,
    taken: { 'Paling banyak': '2' },
    body: { min: 0, expected: { min: 2 } },
  },
  'apps/desk/src/features/inventory/edit-item.tsx': {
    open: ['/admin?tab=inventory', 'Ubah'],
    typed: { 'Stok minimum': '7' },
    send: ['Simpan', 'PATCH /api/inventory/1'],
    answer: item,
    theirs: { 'GET /api/inventory': [{ ...item, minimumStock: 9, unitPrice: 21_000 }] },
    told: /^Stok minimum: 9$/,
  },
  'apps/desk/src/features/inventory/record-stock.tsx': {
    open: ['/admin?tab=inventory', 'Catat stok'],
    typed: { 'Apa yang terjadi': 'recount', 'Jumlah sebenarnya': '28', Keterangan: 'Dihitung dua kali' },
    send: ['Simpan', 'PATCH /api/inventory/1'],
    answer: item,
    theirs: { 'GET /api/inventory': [{ ...item, currentStock: 12 }] },
    details: '12',
    told: /Stok berubah menjadi 12/,
  },
  'apps/desk/src/features/inventory/add-item-dialog.tsx': {
    open: ['/admin?tab=inventory', 'Add Inventory Item'],
    typed: { 'Package Type': '100pcs', 'Current Stock': '900', 'Unit Price': '19.000' },
    send: ['Add Item', 'POST /api/inventory'],
    answer: item,
  },
  'apps/desk/src/features/cash/open-shift-form.tsx': {
    open: ['/admin/kas'],
    answers: { 'GET /api/admin/cash/shifts': { shifts: [], outside: { received: 0, givenBack: 0 } } },
    typed: { 'Uang awal': '200.000' },
    send: ['Buka kas', 'POST /api/admin/cash/shifts'],
    answer: aShift(),
  },
  'apps/desk/src/features/cash/close-shift-form.tsx': {
    open: ['/admin/kas'],
    typed: { 'Uang yang dihitung': '140.000', 'Alasan selisih': 'Kembalian salah' },
    send: ['Tutup kas', 'POST /api/admin/cash/shifts/1/close'],
    done: 'Kas ditutup',
  },
  'apps/desk/src/features/customers/customer-note.tsx': {
    open: ['/admin/pengaturan/pelanggan', /^Riwayat/],
    typed: { Catatan: 'Bel rusak, telepon dulu' },
    send: ['Simpan catatan', 'PUT /api/admin/customers/12/note'],
    theirs: { 'GET /api/admin/customers/:id': { ...customer, note: 'Pagar hijau' } },
    told: /Catatan.*: Pagar hijau/,
  },
  'apps/desk/src/features/customers/block-form.tsx': {
    open: ['/admin/pengaturan/pelanggan', 'Blokir nomor lain'],
    typed: { 'Nomor telepon': '081234500044', Alasan: 'dua kali tidak diambil' },
    send: ['Blokir nomor ini', 'POST /api/admin/blocked-phones'],
    answer: { phone: '0812-3450-0044' },
  },
  'apps/desk/src/features/reviews/reply-form.tsx': {
    open: ['/admin?tab=reviews', 'Ubah balasan'],
    typed: { 'Balasan toko': 'Terima kasih, Kak Budi.' },
    send: ['Simpan balasan', 'PATCH /api/reviews/2/reply'],
    answer: review,
    theirs: { 'GET /api/reviews': [{ ...review, reply: 'Sampai jumpa.' }] },
    told: /Balasan toko: Sampai jumpa\./,
  },
  'apps/desk/src/features/session/login-form.tsx': {
    open: ['/admin-login'],
    answers: {
      'GET /api/admin/session': () =>
        location.pathname === '/admin' ? Response.json(ownerSession()) : new Response('{}', { status: 401 }),
    },
    typed: { Username: 'pemilik', Password$: 'kukusan-lama-72' },
    send: ['Login', 'POST /api/admin/login'],
    answer: ownerSession(),
    notKept: 'a password',
    done: 'Admin Dashboard',
  },
  'apps/desk/src/features/team/join-form.tsx': {
    open: [`/admin-undangan#key=${'a'.repeat(43)}`],
    answers: { 'POST /api/invitations/read': { role: 'kitchen', expiresAt: '2090-01-01T00:00:00.000Z' } },
    typed: { 'Nama Anda': 'Tini', 'Kata sandi$': newPassword },
    send: ['Gabung', 'POST /api/invitations/accept'],
    refused: 'username',
    answer: { username: 'Tini', role: 'kitchen' },
    notKept: 'a password',
    done: /Tini/,
  },
}

testForms(rows, openDesk, shared)
