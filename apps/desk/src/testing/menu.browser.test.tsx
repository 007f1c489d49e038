import type { NewChoiceGroup, NewPackage, SortMenu } from '@dimsum/contract/change-menu'
import type { OwnChoiceGroup, OwnMenu, OwnPackage } from '@dimsum/contract/menu'
import { wibDay } from '@dimsum/domain/wib-date'
import { expectAccessible, expectFitsNarrow } from '@dimsum/web/testing/accessible.ts'
import { type Answers, delayRequests, recordIn, refuse } from '@dimsum/web/testing/answers.ts'
import { expectOneLanguage } from '@dimsum/web/testing/one-language.ts'
import { filling, sauce, withChoices } from '@dimsum/web/testing/package-choices.ts'
import { shopConfig } from '@dimsum/web/testing/shop-config.ts'
import { languages } from '@dimsum/words/sentence'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anOrder, ownMenu } from './desk-answers.ts'
import { openDesk, ownerSession, toast } from './open-desk.tsx'
import { pressAt } from './press-at.ts'

/** Settings, «Menu». */

const path = '/admin/pengaturan/menu'
const today = wibDay(new Date())
const rows = () => page.getByRole('list', { name: 'Menu', exact: true }).getByRole('heading')
const textsOf = (headings: ReturnType<typeof rows>) => headings.all().map((row) => row.element().textContent)
const names = () => textsOf(rows())
const button = (name: string) => page.getByRole('button', { name, exact: true })
const typeOf = (request: Request) => new URL(request.url).pathname.split('/').at(-1)

const group: OwnChoiceGroup = { ...filling, packages: ['10pcs'] }
const [small, medium, large] = ownMenu() as [OwnPackage, OwnPackage, OwnPackage]
const many = (count: number): OwnPackage[] =>
  Array.from({ length: count }, (_, i) => ({
    ...small,
    packageType: `paket-${i}` as OwnPackage['packageType'],
    name: { id: `Paket Nusantara Istimewa nomor ${i + 1}`, en: `Archipelago Pack number ${i + 1}` },
  }))

/** A server with a menu that records requests. */
function serve(packages: OwnPackage[], choiceGroups: OwnChoiceGroup[] = []) {
  const stored = { packages, choiceGroups }
  const asked: unknown[] = []
  const find = (type = '') => stored.packages.find((item) => item.packageType === type) ?? small
  const answers: Answers = {
    'GET /api/admin/menu': () => Response.json(stored),
    'POST /api/admin/menu': async (request) => {
      const entry: NewPackage = await request.json()
      asked.push(entry)
      const added = { ...small, ...entry, packageType: 'hamper', isUsed: false } as OwnPackage
      stored.packages = [...stored.packages, added]
      return Response.json(added, { status: 201 })
    },
    'PUT /api/admin/menu/order': async (request) => {
      const order: SortMenu = await request.json()
      asked.push(order)
      stored.packages = order.packageTypes.map(find)
      return Response.json({ packages: stored.packages })
    },
    'PATCH /api/admin/menu/:packageType': async (request) => {
      const { expected, ...change } = await request.json()
      asked.push({ packageType: typeOf(request), ...change, expected })
      const isChanged = ({ packageType }: OwnPackage) => packageType === typeOf(request)
      stored.packages = stored.packages.map((item) => (isChanged(item) ? { ...item, ...change } : item))
      return Response.json(find(typeOf(request)))
    },
    'DELETE /api/admin/menu/:packageType': (request) => {
      asked.push({ removed: typeOf(request) })
      stored.packages = stored.packages.filter((item) => item !== find(typeOf(request)))
      return new Response(null, { status: 204 })
    },
    'POST /api/admin/menu/choices': async (request) => {
      const entry: NewChoiceGroup = await request.json()
      asked.push(entry)
      const options = entry.options.map((option, i) => ({ ...option, id: 50 + i }))
      stored.choiceGroups = [...stored.choiceGroups, { ...entry, id: 9, options }]
      return Response.json(stored.choiceGroups.at(-1), { status: 201 })
    },
    'PATCH /api/admin/menu/choices/:id': async (request) => {
      const { expected, ...change } = await request.json()
      asked.push({ ...change, expected })
      stored.choiceGroups = stored.choiceGroups.map((each) => ({ ...each, ...change }))
      return Response.json(stored.choiceGroups[0])
    },
    'DELETE /api/admin/menu/choices/:id': (request) => {
      asked.push({ removed: typeOf(request) })
      stored.choiceGroups = []
      return new Response(null, { status: 204 })
    },
  }
  return { answers, asked }
}

/** Opens the menu; the first of these calls is answered once it is released. */
function openWithFirstDelayed(answers: Answers, call: string, asked: unknown[]) {
  const later = answers[call] as (request: Request) => Promise<Response>
  const { answer, release } = delayRequests()
  const first = async (request: Request) => {
    if (asked.length === 0) await answer()
    return later(request)
  }
  openDesk(path, { ...answers, [call]: first })
  return () => release(new Response())
}

test.each(
  languages,
)('the menu with forty packages and choices, and their forms, are right for every reader in «%s»', async (language) => {
  const isEnglish = language === 'en'
  const season: Partial<OwnPackage> = {
    badge: 'seasonal',
    orderFrom: '2020-01-01T00:00:00.000Z',
    orderUntil: '2090-12-20T16:59:00.000Z',
    deliverFrom: '2090-12-25',
    deliverUntil: '2090-12-28',
    totalLimit: 50,
    left: 12,
  }
  const packages: OwnPackage[] = [
    { ...small, ...season },
    { ...medium, soldOutUntil: '2090-12-31', state: 'hidden', soldLately: 0 },
    { ...large, state: 'archived' },
    ...many(40),
  ]
  const choiceGroups = [group, { ...sauce, packages: [] }]
  const desk = shopConfig({ name: 'Dimsum Contoh' }, { languages: { shop: 'default', desk: language } })
  openDesk(path, { 'GET /api/admin/menu': { packages, choiceGroups } }, desk)
  await expect.poll(() => rows().length).toBe(42)
  await page.getByText(isEnglish ? 'Archived (1)' : 'Diarsipkan (1)').click()
  await expect.element(page.getByText('+Rp\u00a02.000')).toBeVisible()
  if (!isEnglish) await expectAccessible('forty packages')
  await expectOneLanguage(language, 'the menu')
  await expectFitsNarrow('the menu')
  for (const name of isEnglish
    ? ['Edit Small Pack (10 pcs)', 'Edit Filling']
    : ['Ubah Paket Kecil (10 pcs)', 'Ubah Isi']) {
    await button(name).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    if (!isEnglish) await expectAccessible(name)
    await expectFitsNarrow(name)
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  }
})

test('↑ and ↓ move a package at once, keep the focus, are announced, and are sent one after the other', async () => {
  const { answers, asked } = serve(ownMenu())
  openDesk(path, answers)
  const up = button('Naikkan Paket Besar (100 pcs)')
  await expect.element(up).toBeVisible()
  ;(up.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  expect(names()).toEqual(['Paket Kecil', 'Paket Besar', 'Paket Sedang'])
  await userEvent.keyboard('{Enter}')
  expect(names()).toEqual(['Paket Besar', 'Paket Kecil', 'Paket Sedang'])
  await expect.element(up).toHaveFocus()
  await expect.element(up).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByText('Paket Besar (100 pcs): urutan 1 dari 3')).toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => asked)
    .toEqual([
      { packageTypes: ['10pcs', '100pcs', '20pcs'], expected: ['10pcs', '20pcs', '100pcs'] },
      { packageTypes: ['100pcs', '10pcs', '20pcs'], expected: ['10pcs', '100pcs', '20pcs'] },
    ])
  await button('Turunkan Paket Besar (100 pcs)').click()
  await expect.element(button('Turunkan Paket Besar (100 pcs)')).toHaveFocus()
  await expect.poll(names).toEqual(['Paket Kecil', 'Paket Besar', 'Paket Sedang'])
})

test('one press sells out today’s deliveries, hides and archives; «Urungkan» reverts it', async () => {
  const { answers, asked } = serve(ownMenu())
  openDesk(path, answers)
  await button('Paket Kecil (10 pcs): habis hari ini').click()
  await expect.element(page.getByRole('listitem').getByText('Habis hari ini').first()).toBeVisible()
  await expect.element(button('Paket Kecil (10 pcs): ada lagi')).toHaveFocus()
  await button('Urungkan').click()
  await expect.element(button('Paket Kecil (10 pcs): habis hari ini')).toBeVisible()

  await button('Sembunyikan Paket Sedang (20 pcs)').click()
  await expect.element(button('Tampilkan Paket Sedang (20 pcs)')).toHaveFocus()
  await button('Arsipkan Paket Besar (100 pcs)').click()
  await expect.element(page.getByText('Diarsipkan (1)')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Menu', exact: true })).toHaveFocus()
  expect(names()).toEqual(['Paket Kecil', 'Paket Sedang'])
  await button('Urungkan').click()
  await expect.poll(names).toEqual(['Paket Kecil', 'Paket Sedang', 'Paket Besar'])
  const before = { packageType: '10pcs', soldOutUntil: today, expected: { soldOutUntil: null } }
  expect(asked).toEqual([
    before,
    { packageType: '10pcs', soldOutUntil: null, expected: { soldOutUntil: today } },
    { packageType: '20pcs', state: 'hidden', expected: { state: 'shown' } },
    { packageType: '100pcs', state: 'archived', expected: { state: 'shown' } },
    { packageType: '100pcs', state: 'shown', expected: { state: 'archived' } },
  ])
})

test('a double tap archives one package, not also the next one in its place', async () => {
  // All rows are in view: otherwise the focus would scroll the buttons to one place.
  await page.viewport(1280, 2400)
  const { answers, asked } = serve(ownMenu())
  openDesk(path, answers)
  const archive = (name: string) => button(`Arsipkan ${name}`)
  pressAt((await archive('Paket Kecil (10 pcs)').findElement()) as HTMLElement, 1000)
  await expect.element(archive('Paket Kecil (10 pcs)')).not.toBeInTheDocument()
  pressAt(archive('Paket Sedang (20 pcs)').element() as HTMLElement, 1400)
  pressAt(archive('Paket Besar (100 pcs)').element() as HTMLElement, 1450)
  await expect.poll(names).toEqual(['Paket Sedang'])
  expect(asked).toMatchObject([{ packageType: '10pcs' }, { packageType: '100pcs' }])
})

test('a double tap on ↑ moves a package once, and does not move back the one in its place', async () => {
  await page.viewport(1280, 2400)
  const { answers, asked } = serve(ownMenu())
  openDesk(path, answers)
  const up = (name: string) => button(`Naikkan ${name}`)
  pressAt((await up('Paket Besar (100 pcs)').findElement()) as HTMLElement, 1000)
  await expect.poll(names).toEqual(['Paket Kecil', 'Paket Besar', 'Paket Sedang'])
  pressAt(up('Paket Sedang (20 pcs)').element() as HTMLElement, 1400)
  pressAt(up('Paket Besar (100 pcs)').element() as HTMLElement, 2000)
  await expect.poll(names).toEqual(['Paket Besar', 'Paket Kecil', 'Paket Sedang'])
  await expect
    .poll(() => asked)
    .toMatchObject([
      { packageTypes: ['10pcs', '100pcs', '20pcs'] },
      { packageTypes: ['100pcs', '10pcs', '20pcs'] },
    ])
})

test('a package is sold out and hidden by two quick presses', async () => {
  const { answers, asked } = serve(ownMenu())
  const release = openWithFirstDelayed(answers, 'PATCH /api/admin/menu/:packageType', asked)
  await button('Paket Kecil (10 pcs): habis hari ini').click()
  await button('Sembunyikan Paket Kecil (10 pcs)').click()
  release()
  await expect.element(button('Tampilkan Paket Kecil (10 pcs)')).toBeVisible()
  expect(asked).toEqual([
    { packageType: '10pcs', soldOutUntil: today, expected: { soldOutUntil: null } },
    { packageType: '10pcs', state: 'hidden', expected: { state: 'shown' } },
  ])
})

test('choices, and a package without orders, are deleted after a confirmation; an ordered one is archived', async () => {
  const { answers, asked } = serve([small, { ...medium, isUsed: false }], [group])
  openDesk(path, answers)
  await expect.element(button('Arsipkan Paket Kecil (10 pcs)')).toBeVisible()
  await expect.element(button('Hapus Paket Kecil (10 pcs)')).not.toBeInTheDocument()
  await button('Hapus Paket Sedang (20 pcs)').click()
  await expectAccessible('the question before a package is deleted')
  await button('Hapus paket').click()
  await expect.poll(names).toEqual(['Paket Kecil'])
  await expect.element(page.getByRole('heading', { name: 'Menu', exact: true })).toHaveFocus()
  await button('Hapus Isi').click()
  await button('Hapus pilihan').click()
  await expect.element(page.getByRole('heading', { name: 'Pilihan', exact: true })).toHaveFocus()
  expect(asked).toEqual([{ removed: '20pcs' }, { removed: '1' }])
})

test('an archived package comes back hidden', async () => {
  const { answers, asked } = serve([small, { ...medium, state: 'archived' }])
  openDesk(path, answers)
  await page.getByText('Diarsipkan (1)').click()
  await button('Kembalikan Paket Sedang (20 pcs) ke menu').click()
  await expect.poll(names).toEqual(['Paket Kecil', 'Paket Sedang'])
  expect(asked).toEqual([{ packageType: '20pcs', state: 'hidden', expected: { state: 'archived' } }])
})

test('a new package is validated by the contract and sent once', async () => {
  const { answers, asked } = serve(ownMenu())
  openDesk(path, answers)
  await button('Tambah paket').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Simpan paket' }).click()
  await expect.element(dialog.getByLabelText('Nama', { exact: true })).toHaveFocus()
  await expect.element(dialog.getByText('Isi angka 1 sampai 1.000 pcs.')).toBeVisible()
  await dialog.getByLabelText('Nama', { exact: true }).fill('Hamper Lebaran')
  await dialog.getByLabelText('Isi, pcs').fill('40')
  await dialog.getByLabelText('Harga, rupiah').fill('150000')
  await dialog.getByLabelText('Tanda').selectOptions('Musiman')
  const until = dialog.getByRole('group', { name: 'Dipesan sampai (WIB)' })
  await until.getByLabelText('Tanggal').fill('2090-12-20')
  await expect.element(until.getByLabelText('Pukul')).toHaveValue('23:59')
  await dialog.getByLabelText('Dikirim mulai').fill('2090-12-28')
  await dialog.getByLabelText('Dikirim sampai').fill('2090-12-25')
  await dialog.getByLabelText('Semuanya').fill('50')
  await dialog.getByRole('button', { name: 'Simpan paket' }).click()
  await expect.element(dialog.getByText('Hari terakhir tidak boleh sebelum hari pertama.')).toBeVisible()
  await dialog.getByLabelText('Dikirim mulai').fill('2090-12-25')
  await dialog.getByLabelText('Dikirim sampai').fill('2090-12-28')
  await dialog.getByRole('button', { name: 'Simpan paket' }).click()
  await expect.poll(() => names().at(-1)).toBe('Hamper Lebaran')
  expect(asked).toEqual([
    {
      name: { id: 'Hamper Lebaran', en: '' },
      description: { id: '', en: '' },
      category: { id: '', en: '' },
      pieces: 40,
      price: 150_000,
      badge: 'seasonal',
      state: 'shown',
      soldOutUntil: null,
      orderFrom: null,
      orderUntil: '2090-12-20T16:59:00.000Z',
      deliverFrom: '2090-12-25',
      deliverUntil: '2090-12-28',
      totalLimit: 50,
      dayLimit: null,
      orderLimit: null,
    },
  ])
})

test('a copy has its package’s values, and is a new package', async () => {
  const season = { totalLimit: 50, orderUntil: '2090-12-20T16:59:00.000Z', soldOutUntil: '2090-12-01' }
  const { answers, asked } = serve([{ ...small, ...season, state: 'archived' }])
  openDesk(path, answers)
  await page.getByText('Diarsipkan (1)').click()
  await button('Salin Paket Kecil (10 pcs) sebagai paket baru').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Isi, pcs').fill('15')
  await dialog.getByRole('button', { name: 'Simpan paket' }).click()
  await expect.poll(names).toEqual(['Paket Kecil'])
  const { packageType, photo, left, soldLately, isUsed, choiceGroups, ...entry } = small
  expect(asked).toEqual([
    {
      ...entry,
      name: { id: 'Paket Kecil', en: 'Small Pack' },
      pieces: 15,
      state: 'shown',
      ...season,
      soldOutUntil: null,
      choicesOf: '10pcs',
    },
  ])
})

test('a category is suggested as other packages have it, sent in both languages, and shown in the list', async () => {
  const { answers, asked } = serve([{ ...small, category: { id: 'Beku', en: 'Frozen' } }, medium])
  openDesk(path, answers)
  await expect.element(page.getByText('Kategori: Beku')).toBeVisible()
  await button('Ubah Paket Sedang (20 pcs)').click()
  const dialog = page.getByRole('dialog')
  const field = (name: string) => dialog.getByRole('combobox', { name })
  const suggested = (name: string) =>
    [...((field(name).element() as HTMLInputElement).list?.options ?? [])].map(({ value }) => value)
  expect(suggested('Kategori (opsional)')).toEqual(['Beku'])
  expect(suggested('Kategori dalam bahasa Inggris')).toEqual(['Frozen'])
  await field('Kategori dalam bahasa Inggris').fill('Chilled')
  await dialog.getByRole('button', { name: 'Simpan paket' }).click()
  await expect.element(field('Kategori (opsional)')).toHaveFocus()
  await field('Kategori (opsional)').fill('Dingin')
  await dialog.getByRole('button', { name: 'Simpan paket' }).click()
  await expect.element(page.getByText('Kategori: Dingin')).toBeVisible()
  const none = { id: '', en: '' }
  expect(asked).toEqual([
    { packageType: '20pcs', category: { id: 'Dingin', en: 'Chilled' }, expected: { category: none } },
  ])
})

test('an empty English text equals the Indonesian one in comparisons', async () => {
  const { answers, asked } = serve([{ ...small, name: { id: 'Paket Mini', en: 'Paket Mini' } }])
  openDesk(path, answers)
  await button('Ubah Paket Mini (10 pcs)').click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByLabelText('Nama dalam bahasa Inggris')).toHaveValue('')
  // Its stock and its orders count these pieces.
  await expect.element(dialog.getByLabelText('Isi, pcs')).toHaveAttribute('readonly')
  await dialog.getByLabelText('Nama', { exact: true }).fill('Paket Mungil')
  await dialog.getByRole('button', { name: 'Simpan paket' }).click()
  await expect
    .poll(() => asked)
    .toEqual([
      {
        packageType: '10pcs',
        name: { id: 'Paket Mungil', en: '' },
        expected: { name: { id: 'Paket Mini', en: 'Paket Mini' } },
      },
    ])
})

test('a seasonal package shows its end and the remaining quantity', async () => {
  const year = `${Number(today.slice(0, 4)) + 1}`
  const season = { orderFrom: null, orderUntil: `${year}-12-20T05:00:00.000Z`, totalLimit: 50 }
  const delivery = { deliverFrom: `${year}-12-25`, deliverUntil: `${year}-12-28` }
  openDesk(
    path,
    serve([
      { ...small, ...season, ...delivery, left: 12 },
      { ...medium, ...season, ...delivery, orderUntil: '2020-01-01T00:00:00.000Z', left: 0 },
      { ...large, soldOutUntil: '2020-01-01' },
    ]).answers,
  )
  const row = (i: number) =>
    page.getByRole('list', { name: 'Menu', exact: true }).getByRole('listitem').nth(i)
  await expect.element(row(0)).toHaveTextContent(`PO sampai 20 Desember ${year}`)
  await expect.element(row(0)).toHaveTextContent('Kirim 25 Des–28 Des')
  await expect.element(row(0)).toHaveTextContent('Sisa 12 dari 50')
  await expect.element(row(1)).toHaveTextContent('PO sudah ditutup')
  await expect.element(row(1)).toHaveTextContent('Habis: 50 terjual')
  await expect
    .element(row(2).getByText('Habis', { exact: false }).first())
    .toHaveTextContent('Habis hari ini')
  expect(row(2).getByText('Tampil', { exact: true }).length).toBe(1)
})

test('a user without the right to change settings does not find the menu', async () => {
  openDesk(path, { 'GET /api/admin/session': { ...ownerSession(), role: 'kitchen' } })
  await expect.element(page.getByRole('navigation', { name: /bagian|Pengaturan/i }).first()).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Menu', exact: true })).not.toBeInTheDocument()
})

const hamper: OwnPackage = {
  ...small,
  packageType: 'hamper' as OwnPackage['packageType'],
  name: { id: 'Hamper Lebaran', en: 'Lebaran Hamper' },
  pieces: 40,
  price: 185_000,
}

test('stock, promotion codes and analytics use the menu’s package names, also of archived ones', async () => {
  const archived: OwnPackage = { ...medium, state: 'archived' }
  const answers: Answers = {
    'GET /api/admin/menu': { packages: [small, hamper, archived], choiceGroups: [] } satisfies OwnMenu,
    'GET /api/revenue/by-package': [
      { packageType: hamper.packageType, orders: 3, revenue: 555_000 },
      { packageType: '20pcs', orders: 2, revenue: 116_000 },
    ],
  }
  const config = shopConfig({}, { menu: [small, hamper] })
  openDesk('/admin?tab=inventory', answers, config)
  await expect
    .element(page.getByRole('article', { name: 'Paket Sedang (20 pcs) (diarsipkan)' }))
    .toBeVisible()
  await button('Add Inventory Item').click()
  const choices = page.getByRole('dialog').getByLabelText('Package Type').element() as HTMLSelectElement
  expect([...choices.options].map(({ text }) => text)).toEqual([
    'Paket Kecil (10 pcs)',
    'Hamper Lebaran (40 pcs)',
  ])
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  // A closing dialog goes back in the history, which would leave the next page.
  await expect.poll(() => history.state?.layers ?? 0).toBe(0)

  openDesk('/admin', answers, config)
  const bars = page.getByRole('figure').filter({ hasText: 'Hamper Lebaran (40 pcs)' }).first()
  await expect.element(bars).toHaveTextContent('Paket Sedang (20 pcs) (diarsipkan)')
  await expect.element(bars).toHaveTextContent('Paket Kecil (10 pcs)')

  openDesk('/admin/pengaturan/kode-promo', answers, config)
  await button('Tambah kode').click()
  await expect.element(page.getByRole('dialog').getByLabelText('Hamper Lebaran (40 pcs)')).toBeVisible()
  await expect.element(page.getByRole('dialog').getByLabelText(/Paket Sedang/)).not.toBeInTheDocument()
})

const choicePath = () => page.getByRole('list', { name: 'Pilihan', exact: true }).getByRole('heading')

test('without choices the section says what they are for; new ones are judged by the contract and sent once', async () => {
  const { answers, asked } = serve(ownMenu())
  openDesk(path, answers)
  await expect
    .element(page.getByText('Belum ada pilihan. Pelanggan memesan paket seperti biasa.'))
    .toBeVisible()
  await button('Tambah pilihan').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Simpan pilihan' }).click()
  await expect.element(dialog.getByLabelText('Nama pilihan')).toHaveFocus()
  await dialog.getByLabelText('Nama pilihan').fill('Sambal')
  await dialog.getByLabelText('Nama opsi 1').fill('dipisah')
  await dialog
    .getByRole('group', { name: 'Opsi 1' })
    .getByLabelText(/^Tambah harga/)
    .fill('1000')
  await dialog.getByLabelText('Nama opsi 2').fill('tanpa')
  await dialog.getByLabelText('Paling sedikit').fill('0')
  await expect.element(dialog.getByText('Boleh pilih 0–1')).toBeVisible()
  await dialog.getByLabelText('Paling banyak').fill('3')
  await dialog.getByRole('button', { name: 'Simpan pilihan' }).click()
  await expect.element(dialog.getByLabelText('Paling banyak')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabelText('Paling banyak').fill('1')
  await dialog.getByLabelText('Paket Besar (100 pcs)').click()
  await dialog.getByRole('button', { name: 'Simpan pilihan' }).click()
  await expect.poll(() => textsOf(choicePath())).toEqual(['Sambal'])
  const option = { isDefault: false, soldOutUntil: null }
  expect(asked).toEqual([
    {
      name: { id: 'Sambal', en: '' },
      min: 0,
      max: 1,
      options: [
        { name: { id: 'dipisah', en: '' }, priceDifference: 1_000, ...option },
        { name: { id: 'tanpa', en: '' }, priceDifference: 0, ...option },
      ],
      packages: ['100pcs'],
    },
  ])
})

test('↑ and ↓ move choices at once, keep the focus, are announced and sent; after a conflict the stored order is shown', async () => {
  const { answers, asked } = serve(ownMenu(), [group, { ...sauce, packages: [] }])
  const { answer, release } = delayRequests()
  openDesk(path, { ...answers, 'PUT /api/admin/menu/choices/order': recordIn(asked, () => answer()) })
  const listed = () => textsOf(choicePath())
  await button('Naikkan Sambal').click()
  expect(listed()).toEqual(['Sambal', 'Isi'])
  await expect.element(button('Naikkan Sambal')).toHaveFocus()
  await expect.element(page.getByText('Sambal: urutan 1 dari 2')).toBeInTheDocument()
  await expect.poll(() => asked).toEqual([{ ids: [2, 1], expected: [1, 2] }])
  release(refuse(409, 'Pilihan baru diubah di perangkat lain.')())
  await expect.poll(toast).toContain('Pilihan baru diubah di perangkat lain.')
  await expect.poll(listed).toEqual(['Isi', 'Sambal'])
})

test('one press sells out an option for today’s deliveries; «Urungkan» takes it back', async () => {
  const { answers, asked } = serve(ownMenu(), [group])
  openDesk(path, answers)
  await button('udang: habis hari ini').click()
  await expect.element(button('udang: ada lagi')).toBeVisible()
  await button('Urungkan').click()
  await expect.element(button('udang: habis hari ini')).toBeVisible()
  const [ayam, udang] = group.options
  const soldOut = [ayam, { ...udang, soldOutUntil: today }]
  expect(asked).toEqual([
    { options: soldOut, expected: { options: group.options } },
    { options: group.options, expected: { options: soldOut } },
  ])
})

test('a double tap on an option is one press, also when its answer came in between', async () => {
  const { answers, asked } = serve(ownMenu(), [group])
  openDesk(path, answers)
  pressAt((await button('udang: habis hari ini').findElement()) as HTMLElement, 1000)
  pressAt((await button('udang: ada lagi').findElement()) as HTMLElement, 1400)
  pressAt(button('ayam: habis hari ini').element() as HTMLElement, 1450)
  await expect.element(button('ayam: ada lagi')).toBeVisible()
  expect(asked).toHaveLength(2)
})

test('quick presses sell out each of their options, one after the other', async () => {
  const { answers, asked } = serve(ownMenu(), [group])
  const release = openWithFirstDelayed(answers, 'PATCH /api/admin/menu/choices/:id', asked)
  await button('ayam: habis hari ini').click()
  await button('udang: habis hari ini').click()
  release()
  await expect.element(button('udang: ada lagi')).toBeVisible()
  const [ayam, udang] = group.options
  const soldOut = { ...ayam, soldOutUntil: today }
  expect(asked).toEqual([
    { options: [soldOut, udang], expected: { options: group.options } },
    { options: [soldOut, { ...udang, soldOutUntil: today }], expected: { options: [soldOut, udang] } },
  ])
})

test('an order that the owner writes down offers the menu at its prices, and takes the choices once per line', async () => {
  const sent: { order?: unknown }[] = []
  const choosing = { ...small, choiceGroups: [filling] }
  openDesk(
    '/admin?tab=orders',
    { 'POST /api/admin/orders': recordIn(sent, refuse(400, 'Ditolak.')) },
    shopConfig({}, { menu: [choosing] }),
  )
  await page.getByRole('button', { name: 'Pesanan baru', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText(/^Paket Kecil/).fill('2')
  await expect.element(dialog.getByText('Paket Sedang')).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: /^Pilihan lain/ }).click()
  await dialog
    .getByRole('group', { name: 'Paket Kecil (10 pcs), pilihan 2' })
    .getByLabelText(/^udang/)
    .click()
  await expect.element(dialog.getByText(/Rp\s92\.000.*30 pcs/)).toBeVisible()
  await expectAccessible('the order entry with choices')
  await dialog.getByRole('button', { name: 'Simpan', exact: false }).last().click()
  await expect
    .poll(() => sent[0]?.order)
    .toMatchObject({
      packageType: '10pcs',
      quantity: 3,
      items: [
        { packageType: '10pcs', quantity: 2, choices: [1] },
        { packageType: '10pcs', quantity: 1, choices: [2] },
      ],
    })
})

test('kitchen, order card and label say the choices of each line; the longest fit the label', async () => {
  const order = withChoices(anOrder())
  openDesk('/order-label/12', { 'GET /api/orders/12': order })
  await expect.element(page.getByText('Isi: udang · Sambal: dipisah').first()).toBeVisible()
  const letters = (count: number) =>
    'Udang isi keju pedas tanpa kecap, ukuran besar sekali '.repeat(2).slice(0, count)
  const long = Array.from({ length: 24 }, (_, i) => ({
    id: i + 1,
    group: { id: `${letters(58)}${i % 3}`, en: '' },
    name: { id: `${letters(57)}${i}`, en: '' },
    priceDifference: 0,
  }))
  const [line] = order.items
  const name = { id: 'Dimsum'.repeat(10), en: '' }
  openDesk(
    '/order-label/12',
    { 'GET /api/orders/12': { ...order, items: line ? [{ ...line, name, choices: long }] : [] } },
    shopConfig({ name: name.id }),
  )
  await expect.element(page.getByText('PILIHAN & CATATAN: lihat label ke-2')).toBeVisible()
  const sheets = [...document.querySelectorAll<HTMLElement>('.label-sheet')]
  expect(sheets.length).toBe(2)
  for (const sheet of sheets) {
    expect(sheet.scrollHeight).toBeLessThanOrEqual(sheet.clientHeight + 1)
    expect(sheet.scrollWidth).toBe(sheet.clientWidth)
  }
})

test('an address of many short lines is joined before it pushes the barcode off the label', async () => {
  const customerAddress = Array.from({ length: 30 }, (_, i) => `Baris ${i + 1} alamat`).join('\n')
  openDesk('/order-label/12', { 'GET /api/orders/12': anOrder({ customerAddress }) })
  await expect.element(page.getByText('Baris 30 alamat')).toBeVisible()
  await expect
    .poll(() => {
      const sheet = document.querySelector<HTMLElement>('.label-sheet')
      return sheet && sheet.scrollHeight - sheet.clientHeight
    })
    .toBeLessThanOrEqual(1)
})
