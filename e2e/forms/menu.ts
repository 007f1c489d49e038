import type { Desk } from '../shop/desk.ts'
import { openPackage } from '../shop/menu.ts'
import { openSection } from '../shop/settings.ts'
import { accepted, type FormRow, pressIn, read } from './form-row.ts'

const features = 'apps/desk/src/features'
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

/** The menu and its promotion codes. */
export const formsOfMenu: Readonly<Record<string, FormRow>> = {
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
}
