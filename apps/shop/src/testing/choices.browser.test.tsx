import { builtInMenu } from '@dimsum/contract/built-in-menu'
import type { ChoiceGroup, MenuPackage } from '@dimsum/contract/menu'
import { expectAccessible, expectFitsLargeText, expectFitsNarrow } from '@dimsum/web/testing/accessible.ts'
import { recordIn } from '@dimsum/web/testing/answers.ts'
import { menuPackage } from '@dimsum/web/testing/menu-package.ts'
import { filling, sauce, withChoices } from '@dimsum/web/testing/package-choices.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fillCustomer, inDays, kitchenOpenOn, nameField, openShop, ownOrder } from './open-shop.tsx'

/** Choices of a package: made in the order form, and shown wherever the order is. */

const [today, tomorrow] = [inDays(0), inDays(1)]
const main = page.getByRole('main')
const option = (name: string | RegExp, place = 0) =>
  page.getByRole('group', { name: /^Isi/ }).nth(place).getByLabelText(name)
const sauceOption = (name: string) => page.getByRole('group', { name: /^Sambal/ }).getByLabelText(name)
const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click()
const total = (amount: string) => expect.element(page.getByText(amount).first()).toBeVisible()

const menuWith = (...groups: ChoiceGroup[]) => [
  ...builtInMenu().filter(({ packageType }) => packageType !== '20pcs'),
  menuPackage('20pcs', { choiceGroups: groups }),
]

/** The order form of a shop with this menu, with what it sends. */
function open(menu: MenuPackage[], path = '/order?package=20pcs', answers = {}) {
  const sent: object[] = []
  const placed = recordIn(sent, () => Response.json(ownOrder(), { status: 201 }))
  const kitchen = kitchenOpenOn(today, tomorrow)
  openShop(path, { 'GET /api/kitchen/days': kitchen, 'POST /api/orders': placed, ...answers }, { menu })
  return sent
}

async function send() {
  await fillCustomer()
  await press('Buat Pesanan')
}

test('a package shows its choices once it is in the order, preselected, and the total follows them', async () => {
  open(menuWith(filling, sauce), '/order')
  await expect.element(page.getByRole('radio', { name: /Paket Sedang/ })).toBeVisible()
  expect(document.querySelector('[name^=choices]')).toBeNull()
  await page.getByRole('radio', { name: /Paket Sedang/ }).click()
  await expect.element(option('ayam')).toBeChecked()
  await total('Rp 58.000')
  await option('udang').click()
  await expect.element(option('ayam')).not.toBeChecked()
  await total('Rp 60.000')
  await expect.element(page.getByText('+Rp\u00a02.000')).toBeVisible()
  await sauceOption('dipisah').click()
  await sauceOption('ekstra').click()
  await expect.element(sauceOption('dipisah')).not.toBeChecked()
  await sauceOption('ekstra').click()
  await expect.element(sauceOption('ekstra')).not.toBeChecked()
  await press(/lihat ringkasan pesanan/)
  await expect.element(page.getByRole('dialog').getByText('Isi: udang')).toBeVisible()
})

test('names without spaces fit a narrow screen', async () => {
  const name = { id: 'Isi:ayam/udang/kepiting/jamur/sayuran/keju/sapi', en: '' }
  const order = ownOrder()
  const items = order.items.map((item) => ({ ...item, name }))
  open(menuWith({ ...filling, name }), '/order?package=20pcs', { 'GET /api/orders/12': { ...order, items } })
  await expect.element(option('ayam')).toBeChecked()
  await expectFitsNarrow('the order form')
  openShop('/invoice/12', { 'GET /api/orders/12': { ...order, items } })
  await expect.element(main.getByText(name.id).first()).toBeVisible()
  await expectFitsNarrow('the invoice')
})

test('an option with a long name has its price at the right edge like the others, apart from the next option', async () => {
  const [chicken, prawn] = filling.options
  const long = { id: 'jamur dan sayur panggang bumbu rempah', en: '' }
  const options = [{ ...prawn, id: 3, name: long }, prawn, chicken] as ChoiceGroup['options']
  open(menuWith({ ...filling, options }))
  await page.viewport(360, 740)
  await expect.element(option('udang')).toBeVisible()
  const boxOf = (text: string | RegExp, nth = 0) =>
    page.getByText(text).nth(nth).element().getBoundingClientRect()
  expect(boxOf(/^\+Rp/, 0).right).toBe(boxOf(/^\+Rp/, 1).right)
  expect(boxOf('udang').top - boxOf(/^\+Rp/, 0).bottom).toBeGreaterThan(8)
})

test('the same package with other choices is one more line with its own count, and goes on the wire as such', async () => {
  const sent = open(menuWith(filling, sauce))
  await press('Tambah jumlah')
  await press(/^Pilihan lain/)
  await expect.element(page.getByText('Pilihan 1 · 2 paket')).toBeVisible()
  await option('udang', 1).click()
  await press('Tambah Paket Sedang (20 pcs), pilihan 2')
  await sauceOption('dipisah').first().click()
  // (2 × 58.000) + (2 × 60.000)
  await total('Rp 236.000')
  await expectAccessible('the order form with choices')
  await expectFitsNarrow('the order form with choices')
  await expectFitsLargeText('the order form with choices')
  await send()
  const items = [
    { packageType: '20pcs', quantity: 2, choices: [1, 11] },
    { packageType: '20pcs', quantity: 2, choices: [2] },
  ]
  await expect.poll(() => sent).toMatchObject([{ packageType: '20pcs', quantity: 4, items }])
})

test('minus held at a further line stops at 1, and the line after it keeps its count', async () => {
  open(menuWith(filling))
  await press(/^Pilihan lain/)
  await press('Tambah Paket Sedang (20 pcs), pilihan 2')
  await press(/^Pilihan lain/)
  const [minus, plus] = [
    'Kurangi Paket Sedang (20 pcs), pilihan 2',
    'Tambah Paket Sedang (20 pcs), pilihan 3',
  ].map((name) => page.getByRole('button', { name }).element())
  // The third line counts how often a held button repeats.
  for (const held of [minus, plus]) held?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  await expect.element(page.getByText('Pilihan 3 · 6 paket')).toBeVisible()
  for (const held of [minus, plus]) held?.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
  await expect.element(page.getByText('Pilihan 2 · 1 paket')).toBeVisible()
})

test('by keyboard a further line is counted, taken out, and the focus stays in the form', async () => {
  open(menuWith(filling))
  const more = page.getByRole('button', { name: /^Pilihan lain/ })
  await expect.element(more).toBeVisible()
  ;(more.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('group', { name: 'Paket Sedang (20 pcs), pilihan 2' })).toHaveFocus()
  await userEvent.keyboard('{Tab}{ArrowUp}')
  await total('Rp 174.000')
  await userEvent.keyboard('{Control>}a{/Control}{Delete}')
  await expect.element(page.getByText('Pilihan 2 · 1 paket')).toBeVisible()
  await userEvent.keyboard('0')
  await expect.element(page.getByText(/^Pilihan 2/)).not.toBeInTheDocument()
  await expect.element(more).toHaveFocus()
})

test('a missing choice is named at its group, and the order is not sent before it is chosen', async () => {
  const none = { ...filling, options: filling.options.map((each) => ({ ...each, isDefault: false })) }
  const two = { ...sauce, min: 2, max: 2 }
  const sent = open(menuWith(none, two))
  await send()
  await expect
    .element(page.getByRole('group', { name: 'Isi' }))
    .toHaveAccessibleDescription('Pilih salah satu')
  await expect.element(page.getByRole('link', { name: 'Pilihan' })).toBeVisible()
  expect(document.activeElement?.id).toBe('choices')
  await expectAccessible('the order form with missing choices')
  await option('ayam').click()
  await sauceOption('dipisah').click()
  await sauceOption('ekstra').click()
  // Both that may be chosen are: the third waits.
  await expect.element(sauceOption('tanpa')).toBeDisabled()
  await expect.element(page.getByRole('link', { name: 'Pilihan' })).not.toBeInTheDocument()
  await press('Buat Pesanan')
  await expect.poll(() => sent.length).toBe(1)
})

test('a sold-out option cannot be chosen for a day on which it is sold out', async () => {
  const [ayam, udang] = filling.options as [ChoiceGroup['options'][0], ChoiceGroup['options'][0]]
  const sent = open(menuWith({ ...filling, options: [ayam, { ...udang, soldOutUntil: today }] }))
  await expect.element(option(/^udang/)).toBeDisabled()
  await expect.element(page.getByRole('group', { name: 'Isi' }).getByText('Habis')).toBeVisible()
  await page.getByLabelText('Tanggal kirim').selectOptions(tomorrow)
  await option(/^udang/).click()
  await expect.element(page.getByText('Habis')).not.toBeInTheDocument()
  await page.getByLabelText('Tanggal kirim').selectOptions(today)
  await expect
    .element(page.getByText(/^udang habis sampai .* Pilih yang lain, atau tanggal sesudahnya\.$/))
    .toBeVisible()
  await send()
  await expect.element(page.getByRole('link', { name: 'Pilihan' })).toBeVisible()
  expect(sent).toEqual([])
})

test('a reload keeps the choices of every line', async () => {
  open(menuWith(filling))
  await option('udang').click()
  await press(/^Pilihan lain/)
  await total('Rp 118.000')
  open(menuWith(filling), '/order')
  await expect.element(option('udang')).toBeChecked()
  await expect.element(option('ayam', 1)).toBeChecked()
  await total('Rp 118.000')
})

test('an option that is gone is named, and only it is asked for again', async () => {
  open(menuWith(filling, sauce))
  await option('udang').click()
  await sauceOption('dipisah').click()
  await nameField.fill('Sari')
  open(menuWith({ ...filling, options: filling.options.slice(0, 1) }, sauce), '/order')
  await expect
    .element(
      main.getByText('Pilihan «udang» untuk Paket Sedang (20 pcs) sudah tidak ada. Silakan pilih lagi.'),
    )
    .toBeVisible()
  await expect.element(option('ayam')).not.toBeChecked()
  await expect.element(sauceOption('dipisah')).toBeChecked()
  await expect.element(nameField).toHaveValue('Sari')
})

test('«Pesan lagi» takes the choices of every line over, and names the option that is gone', async () => {
  const order = withChoices(ownOrder())
  const answers = { 'GET /api/orders/12': order }
  open(menuWith(filling, sauce), '/order?again=12', answers)
  await expect.element(option('udang')).toBeChecked()
  await expect.element(sauceOption('dipisah').first()).toBeChecked()
  await expect.element(option('ayam', 1)).toBeChecked()
  // The kept draft and the order both contain «udang»: it is named once.
  open(menuWith({ ...filling, options: filling.options.slice(0, 1) }, sauce), '/order?again=12', answers)
  await expect.element(nameField).toHaveValue('Siti Rahma')
  await expect.poll(() => location.search).toBe('')
  await expect.element(main.getByText(/^Pilihan «udang» untuk Paket Sedang/)).toBeVisible()
})

test.each([
  '/invoice/12',
  '/track-order?orderId=12',
  '/payment?orderId=12',
])('%s says the choices of each line', async (path) => {
  openShop(path, { 'GET /api/orders/12': withChoices(ownOrder()) })
  await expect.element(main.getByText('Isi: udang · Sambal: dipisah').first()).toBeVisible()
  await expect.element(main.getByText('Isi: ayam', { exact: true }).first()).toBeVisible()
  await expectAccessible(path)
  await expectFitsNarrow(path)
})
