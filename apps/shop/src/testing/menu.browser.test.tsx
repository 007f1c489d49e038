import { builtInMenu } from '@dimsum/contract/built-in-menu'
import type { MenuPackage } from '@dimsum/contract/menu'
import { expectAccessible, expectFitsLargeText, expectFitsNarrow } from '@dimsum/web/testing/accessible.ts'
import { recordIn, refuse } from '@dimsum/web/testing/answers.ts'
import { menuPackage } from '@dimsum/web/testing/menu-package.ts'
import { dates } from '@dimsum/words/dates'
import { packagesOnSale } from '@dimsum/words/shop/packages-on-sale'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  fillCustomer,
  inDays,
  kitchenOpenOn,
  nameField,
  openShop,
  ownOrder,
  withPopup,
} from './open-shop.tsx'

/** A custom menu on landing page and order form: from one package to forty, with every kind of availability. */

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

// `PackageType` is any string at runtime.
const sold = (key: string, name: string, more: Partial<MenuPackage> = {}) =>
  menuPackage(key as MenuPackage['packageType'], {
    name: { id: name, en: name },
    pieces: 24,
    price: 90_000,
    ...more,
  })
const longName = 'Paket Syukuran Keluarga Besar dengan Sambal dan Kartu Ucapan'
const hamper = sold('hamper', 'Hamper', {
  badge: 'seasonal',
  orderUntil: inHours(50),
  deliverFrom: inDays(3),
  deliverUntil: inDays(4),
  left: 12,
  orderLimit: 2,
})
const menuOf = (count: number) =>
  [
    ...builtInMenu(),
    hamper,
    ...Array.from({ length: 40 }, (_, n) => sold(`p${n}`, `${longName} ${n}`)),
  ].slice(0, count)

const days = [1, 2, 3, 4, 5].map(inDays)
const open = (path: string, menu: readonly MenuPackage[], answers = {}) =>
  openShop(path, { 'GET /api/kitchen/days': kitchenOpenOn(...days), ...answers }, { menu: [...menu] })
const main = page.getByRole('main')
const radio = (name: string | RegExp) => page.getByRole('radio', { name })
const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click()
const offeredDays = () =>
  [...document.querySelectorAll<HTMLOptionElement>('#deliveryDate option')]
    .map(({ value }) => value)
    .filter(Boolean)

describe.each(['/', '/order'])('the menu on %s', (path) => {
  test.each([1, 12, 40])('fits a narrow phone and large letters with %d packages', async (count) => {
    open(path, menuOf(count))
    await expect.element(main.getByText('Paket Kecil (10 pcs)').first()).toBeVisible()
    const cards = document.querySelectorAll(path === '/' ? '#products li' : '#packageType [type=radio]')
    expect(cards.length).toBe(count)
    await expectFitsNarrow(`${path} with ${count}`)
    await expectFitsLargeText(`${path} with ${count}`)
    if (count === 12) await expectAccessible(`${path} with ${count}`)
  })

  test.each([
    ['sold out of its limited number', { left: 0 }, packagesOnSale.gone.id],
    ['that is not open yet', { orderFrom: inHours(5) }, /^PO dibuka/],
    ['whose PO is closed', { orderUntil: inHours(-1) }, packagesOnSale.over.id],
    ['whose delivery days are over', { deliverUntil: inDays(-1) }, packagesOnSale.over.id],
  ])('a package %s says so and cannot be ordered', async (_state, terms, words) => {
    open(path, [...builtInMenu(), sold('po', 'Paket Natal', terms)])
    await expect.element(main.getByText(words).first()).toBeVisible()
    if (path === '/')
      await expect.element(main.getByRole('link', { name: /Paket Natal/ })).not.toBeInTheDocument()
    else await expect.element(radio(/Paket Natal/)).toBeDisabled()
  })

  test('an open pre-order shows its deadline, delivery days and remaining quantity', async () => {
    open(path, [hamper])
    await expect.element(main.getByText(packagesOnSale.preOrder(hamper).id)).toBeVisible()
    await expect.element(main.getByText('Sisa 12 paket')).toBeVisible()
    await expect.element(main.getByText('Musiman')).toBeVisible()
  })
})

test('a missing picture becomes a drawing, and the owner’s photo replaces the built-in one', async () => {
  const photo = { hash: 'ab12', widths: [360, 720], width: 720, height: 540 }
  open('/', [menuPackage('20pcs', { photo }), sold('p', 'Paket Baru')])
  await expect
    .element(main.getByRole('img', { name: 'Paket Sedang (20 pcs)', exact: true }))
    .toBeInTheDocument()
  const image = document.querySelector<HTMLImageElement>('#products img')
  expect(image?.getAttribute('src')).toBe('/foto/ab12-720.webp')
  expect(image?.srcset).toBe('/foto/ab12-360.webp 360w, /foto/ab12-720.webp 720w')
  expect([image?.width, image?.height, image?.loading].at(-1)).toBe('lazy')
  expect(document.querySelectorAll('#products li:last-child svg').length).toBeGreaterThan(0)
})

test('a package name without blanks breaks into lines on a narrow phone', async () => {
  const name = 'PaketSyukuranKeluargaBesarDenganSambal'
  open('/order', [sold('hamper', name)])
  await page.viewport(320, 640)
  await expect.element(main.getByText(name).first()).toBeVisible()
  const shown = main.getByText(name).first().element()
  expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth)
})

test('every package has its own minus and plus, and one order contains all of them', async () => {
  const sent: object[] = []
  open('/order', builtInMenu(), {
    'POST /api/orders': recordIn(sent, () => Response.json(ownOrder(), { status: 201 })),
  })
  await press('Tambah Paket Kecil (10 pcs)')
  await expect.element(radio(/Paket Kecil/)).toBeChecked()
  await press('Tambah jumlah')
  await press('Tambah Paket Besar (100 pcs)')
  await page.getByRole('spinbutton', { name: 'Paket Sedang (20 pcs)' }).fill('3')
  await expect.element(page.getByText('Rp 504.000').first()).toBeVisible()
  await press('Kurangi Paket Besar (100 pcs)')
  await expect.element(page.getByText('Rp 234.000').first()).toBeVisible()
  // The second package becomes the first.
  await press('Kurangi jumlah')
  await press('Kurangi jumlah')
  await expect.element(radio(/Paket Sedang/)).toBeChecked()
  await expect
    .element(page.getByRole('button', { name: 'Kurangi jumlah' }))
    .toHaveAttribute('aria-disabled', 'false')
  await press('Tambah Paket Kecil (10 pcs)')
  await fillCustomer()
  await press('Buat Pesanan')
  const items = [
    { packageType: '20pcs', quantity: 3 },
    { packageType: '10pcs', quantity: 1 },
  ]
  await expect.poll(() => sent).toMatchObject([{ ...items[0], items }])
})

test('a limit per order disables the plus and is shown', async () => {
  open('/order?package=hamper', [...builtInMenu(), hamper])
  await press('Tambah jumlah')
  await expect.element(page.getByText('Maksimal 2 paket ini per pesanan.')).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: 'Tambah jumlah' }))
    .toHaveAttribute('aria-disabled', 'true')
})

test('the calendar offers only days that suit all packages, and names a package that does not', async () => {
  const prawn = sold('prawn', 'Paket Udang', { soldOutUntil: inDays(3) })
  open('/order?package=20pcs', [...builtInMenu(), hamper, prawn])
  await expect.poll(offeredDays).toEqual(days)
  await expect.element(page.getByRole('combobox', { name: /^Tanggal kirim \(opsional\)$/ })).toBeVisible()
  await page.getByLabelText('Tanggal kirim').selectOptions(inDays(3))
  await press('Tambah Hamper (24 pcs)')
  await expect.poll(offeredDays).toEqual([inDays(3), inDays(4)])
  await expect.element(page.getByRole('combobox', { name: /^Tanggal kirim$/ })).toBeVisible()
  await press('Tambah Paket Udang (24 pcs)')
  await expect.poll(offeredDays).toEqual([inDays(3), inDays(4)])
  await expect
    .element(page.getByText(/^Paket Udang \(24 pcs\) habis sampai .* Pilih tanggal sesudahnya\.$/))
    .toBeVisible()
  await expect.element(page.getByText(dates.dayOfYear(inDays(4)).id).first()).toBeVisible()
})

test('a package removed from the menu while the form is open is named, and nothing else is lost', async () => {
  const left = builtInMenu().slice(0, 2)
  const config = { ...withPopup('onClose'), menu: left }
  open('/order?package=100pcs', [...left, menuPackage('100pcs', { name: { id: 'Hamper', en: 'Hamper' } })], {
    'GET /api/config': config,
    'POST /api/orders': refuse(409, 'Maaf, Hamper sudah tidak dijual.'),
  })
  await press('Tambah Paket Kecil (10 pcs)')
  await fillCustomer()
  await press('Buat Pesanan')
  await expect
    .element(
      main.getByText('Hamper (100 pcs) tidak dijual lagi, jadi sudah kami keluarkan dari pesanan ini.'),
    )
    .toBeVisible()
  await expect.element(radio(/Paket Kecil/)).toBeChecked()
  await expect.element(nameField).toHaveValue('Sari')
  await expect.element(page.getByRole('textbox', { name: 'Alamat' })).toHaveValue('Jl. Melati No. 7, Bekasi')
})

test('a rejection about a package appears at the packages in the server’s words', async () => {
  const message = 'Maaf, Paket Sedang (20 pcs) sudah tidak bisa dipesan. Silakan pilih paket lain.'
  const issues = [{ path: 'packageType', message }]
  const refusal = refuse(409, message, { code: 'out-of-stock', issues, packageType: '20pcs' })
  open('/order?package=20pcs', builtInMenu(), { 'POST /api/orders': refusal })
  await fillCustomer()
  await press('Buat Pesanan')
  await expect.element(page.getByRole('group', { name: /^Paket/ })).toHaveAccessibleDescription(message)
  await expect.element(nameField).toHaveValue('Sari')
})

test('a draft names a removed package, and a link to a removed package says so', async () => {
  open('/order?package=hamper', [...builtInMenu(), hamper])
  await expect.element(radio(/Hamper/)).toBeChecked()
  await nameField.fill('Sari')
  open('/order', builtInMenu())
  await expect.element(main.getByText(/^Hamper \(24 pcs\) tidak dijual lagi/)).toBeVisible()
  await expect.element(nameField).toHaveValue('Sari')
  open('/order?package=hamper', builtInMenu())
  await expect
    .element(main.getByText('Paket dari tautan itu tidak dijual lagi. Pilih paket lain.'))
    .toBeVisible()
})

test('on a long menu a preselected package is shown alone, and the others on a press', async () => {
  open('/order?package=20pcs', menuOf(12))
  await expect.element(radio(/Paket Sedang/)).toBeChecked()
  await expect.poll(() => document.querySelectorAll('#packageType [type=radio]').length).toBe(1)
  await press('Tambah paket lain')
  await expect.poll(() => document.querySelectorAll('#packageType [type=radio]').length).toBe(12)
})

describe('categories', () => {
  const frozen = { id: 'Beku', en: 'Frozen' }
  const hampers = { id: 'Hampers untuk hari raya dan syukuran keluarga besar', en: 'Festive hampers' }
  const [small, medium, large] = builtInMenu() as [MenuPackage, MenuPackage, MenuPackage]
  const menu = [
    { ...small, category: frozen },
    medium,
    { ...hamper, category: hampers },
    { ...large, category: { id: 'Beku', en: 'Beku' } },
  ]
  /** Headings below «Pilih Paket», or of the form. */
  const outline = (root: string, levels: string) =>
    [...document.querySelectorAll(`${root} :is(${levels})`)].map(
      (each) => `${each.tagName} ${each.textContent}`,
    )

  test('are sections of the landing page: packages without one first, each section at its first package', async () => {
    open('/', menu)
    await expect.element(page.getByRole('heading', { name: 'Beku', exact: true })).toBeVisible()
    expect(outline('#products', 'h3, h4')).toEqual([
      'H3 Paket Sedang (20 pcs)',
      'H3 Beku',
      'H4 Paket Kecil (10 pcs)',
      'H4 Paket Besar (100 pcs)',
      `H3 ${hampers.id}`,
      'H4 Hamper (24 pcs)',
    ])
    await expect
      .element(page.getByRole('region', { name: 'Beku' }).getByRole('link', { name: /Paket Besar/ }))
      .toHaveAttribute('href', '/order?package=100pcs')
    await expectAccessible('a landing page with categories')
    await expectFitsNarrow('a landing page with categories')
  })

  test('are sections of the order form, and its packages are chosen as before', async () => {
    open('/order', menu)
    await expect.element(page.getByRole('heading', { name: 'Beku', exact: true })).toBeVisible()
    expect(outline('#packageType', 'h2')).toEqual(['H2 Beku', `H2 ${hampers.id}`])
    expect(
      [...document.querySelectorAll<HTMLInputElement>('[name=packageType]')].map(({ value }) => value),
    ).toEqual(['20pcs', '10pcs', '100pcs', 'hamper'])
    await radio(/Paket Besar/).click({ force: true })
    await expect.element(radio(/Paket Besar/)).toBeChecked()
    // The order bar must not lie on half a field.
    scrollTo({ top: 0, behavior: 'instant' })
    await expectAccessible('an order form with categories')
    await expectFitsNarrow('an order form with categories')
  })

  test.each([
    ['/', '#products :is(h3, h4)', ['H3', 'H3', 'H3']],
    ['/order', '#packageType :is(h2, h3, h4)', []],
  ])('leave %s without further headings as long as no package has one', async (path, headings, expected) => {
    open(path, builtInMenu())
    await expect.element(page.getByText('Paket Sedang (20 pcs)').first()).toBeVisible()
    expect([...document.querySelectorAll(headings)].map(({ tagName }) => tagName)).toEqual(expected)
  })
})
