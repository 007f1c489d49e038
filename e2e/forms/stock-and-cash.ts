import type { Page } from '@playwright/test'
import type { Desk } from '../shop/desk.ts'
import { accepted, type FormRow, formWith, pressIn, read } from './form-row.ts'

const features = 'apps/desk/src/features'
const stockCard = (page: Page, name: string) => page.getByRole('article', { name: new RegExp(`^${name}`) })
const inStock = (packageType: string) => async (desk: Desk) => {
  const data = { packageType, currentStock: 30, minimumStock: 5, unitPrice: 20_000 }
  return (await (await accepted(desk.owner.post('/api/inventory', { data }))).json()).id
}
const itemOf = async (desk: Desk, id: unknown) =>
  (await read(desk, '/api/inventory')).find((item: { id: unknown }) => item.id === id)

/** Stock and cash. */
export const formsOfStockAndCash: Readonly<Record<string, FormRow>> = {
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
}
