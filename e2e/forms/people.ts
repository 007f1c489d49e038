import type { Page } from '@playwright/test'
import { admin } from '../shop/admin.ts'
import { accepted, dayIn, type FormRow, type NotHere, pressIn, read } from './form-row.ts'

const features = 'apps/desk/src/features'
const openCustomer = async (page: Page, id: unknown) => {
  await page.goto('/admin/pengaturan/pelanggan')
  await pressIn(page, /^Riwayat/)
  await page.getByRole('link', { name: String(id) }).waitFor()
  return page.getByRole('article').first()
}

/** Customers, reviews and the team. */
export const formsOfPeople: Readonly<Record<string, FormRow | NotHere>> = {
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
  'password and code': {
    file: `${features}/security/password-and-code.tsx`,
    notHere:
      'secrets of one moment, sent as «another password» is; the second factor has a journey of its own',
  },
}
