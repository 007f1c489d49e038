import type { EditGoodsInput, GoodsTerms } from '@dimsum/contract/edit-goods'
import type { AdminOrder } from '@dimsum/contract/orders'
import { expectAccessible } from '@dimsum/web/testing/accessible.ts'
import { recordIn } from '@dimsum/web/testing/answers.ts'
import { menuPackage } from '@dimsum/web/testing/menu-package.ts'
import { shopConfig } from '@dimsum/web/testing/shop-config.ts'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anOrder, orderList } from './desk-answers.ts'
import { liveStream } from './live-stream.ts'
import { openDesk, openMore, orderCard } from './open-desk.tsx'

const paid = anOrder({ isPaid: true, paymentMethod: 'tunai' })
const terms: GoodsTerms = { held: '116000.00', promotion: null }
const stored = (quantity: number, more: Partial<AdminOrder> = {}): AdminOrder => {
  const [item] = paid.items
  if (!item) throw new Error('The order has an item')
  const totalPrice = `${quantity * 58_000}.00`
  return { ...paid, quantity, totalPrice, items: [{ ...item, quantity, totalPrice }], ...more }
}

const card = orderCard()
const dialog = page.getByRole('dialog', { name: 'Ubah isi pesanan #000012' })
const more = dialog.getByRole('button', { name: 'Tambah Paket Sedang (20 pcs)' })
const packs = dialog.getByRole('textbox', { name: 'Paket Sedang (20 pcs)' })
const save = dialog.getByRole('button', { name: 'Simpan perubahan' })
const refusal = (code: string, message: string) => Response.json({ message, code }, { status: 409 })

/** Opens the form of a paid order; `answer` answers each save, `later` is the order when it is fetched again. */
async function openForm(
  answer: () => Response | undefined = () => undefined,
  order = paid,
  held: GoodsTerms | (() => Response) = terms,
  config = shopConfig(),
  later: AdminOrder = stored(4),
) {
  const sent: EditGoodsInput[] = []
  openDesk(
    '/admin?tab=orders',
    {
      'GET /api/orders': orderList([order]),
      'GET /api/orders/12': later,
      'GET /api/orders/12/goods': held,
      'PUT /api/orders/12/goods': recordIn(
        sent,
        ({ items }) => answer() ?? Response.json(stored(items[0]?.quantity ?? 0, { isPaid: false })),
      ),
    },
    config,
  )
  await openMore()
  await card.getByRole('button', { name: 'Ubah isi pesanan' }).click()
  await expect.element(save).toBeVisible()
  return sent
}

test('one more package shows the new total and what is due, is stored, and the customer can be told', async () => {
  const sent = await openForm()
  await more.click()
  await expect.element(dialog.getByRole('status')).toHaveTextContent(/Total baru.*174\.000.*Sisa.*58\.000/)
  await expectAccessible('edit of an order’s goods')
  await save.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent).toEqual([
    {
      items: [{ packageType: '20pcs', quantity: 3, choices: [] }],
      adjustment: null,
      expected: {
        items: [{ packageType: '20pcs', quantity: 2, choices: [] }],
        adjustment: null,
        totalPrice: '116000.00',
      },
      total: '174000.00',
      overrideKitchen: false,
    },
  ])
  await expect.element(card.getByRole('button', { name: /^Kabari pelanggan/ })).toBeVisible()
})

test('an order without packages is not sent; one of the menu is added, and a discount with its reason goes back', async () => {
  const sent = await openForm()
  await packs.fill('0')
  await save.click()
  await expect.element(dialog.getByText(/Pesanan butuh paling sedikit satu paket/)).toBeVisible()
  await packs.fill('2')
  await dialog.getByRole('combobox', { name: 'Potongan atau biaya tambahan' }).selectOptions('Potongan')
  await save.click()
  await expect.element(dialog.getByText('Tulis alasannya.')).toBeVisible()
  expect(sent).toEqual([])
  await dialog.getByRole('textbox', { name: 'Jumlah, rupiah' }).fill('16000')
  await dialog.getByRole('textbox', { name: 'Alasan' }).fill('langganan')
  await expect
    .element(dialog.getByRole('status'))
    .toHaveTextContent(/Total baru.*100\.000.*Dikembalikan.*16\.000/)
  await dialog.getByRole('button', { name: 'Tambah Paket Kecil (10 pcs)' }).click()
  await expectAccessible('edit of an order’s goods')
  await save.click()
  await expect
    .poll(() => sent[0])
    .toMatchObject({
      items: [{ packageType: '20pcs' }, { packageType: '10pcs', quantity: 1 }],
      adjustment: { kind: 'discount', amount: 16_000, reason: 'langganan' },
      total: '130000.00',
    })
})

test('a full day is refused with what is left; what was typed stays, also after a refetch, and can be passed over', async () => {
  const send = liveStream()
  const held = vi.fn(() => Response.json(terms))
  const answers = [refusal('conflict', 'Dapur tinggal 30 pcs; pesanan ini 60 pcs.')]
  const sent = await openForm(() => answers.shift(), paid, held)
  await more.click()
  await save.click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Dapur tinggal 30 pcs')
  const typed = packs.element()
  const before = held.mock.calls.length
  await send('refresh')
  await expect.poll(() => held.mock.calls).toHaveLength(before + 1)
  expect(typed.isConnected).toBe(true)
  await expect.element(packs).toHaveValue('3')
  await dialog.getByRole('checkbox', { name: 'Tetap ubah' }).click()
  await save.click()
  await expect.poll(() => sent[1]?.overrideKitchen).toBe(true)
})

test('what the server refuses about packages is said at them and takes the focus', async () => {
  const message = 'Tinggal 2 paket.'
  const issues = [{ path: 'items.0.quantity', message }]
  await openForm(() => Response.json({ message, code: 'validation', issues }, { status: 400 }))
  await more.click()
  await save.click()
  await expect.element(packs).toHaveFocus()
  await expect.element(packs).toHaveAttribute('aria-invalid', 'true')
  await expect.element(dialog.getByRole('group', { name: 'Paket' })).toHaveAccessibleDescription(message)
})

test('an option that left the menu is named, and another one takes its place', async () => {
  const option = (id: number, name: string) => ({
    id,
    name: { id: name, en: name },
    priceDifference: 0,
    isDefault: false,
    soldOutUntil: null,
  })
  const group = { id: 1, name: { id: 'Isi', en: 'Filling' }, min: 1, max: 1 }
  const choiceGroups = [{ ...group, options: [option(6, 'Udang'), option(7, 'Sayur')] }]
  const chosen = { id: 5, group: group.name, name: option(5, 'Ayam').name, priceDifference: 0 }
  const [item] = paid.items
  const order = { ...paid, items: [{ ...item, choices: [chosen] }] } as AdminOrder
  const menu = [menuPackage('20pcs', { choiceGroups })]
  const sent = await openForm(undefined, order, terms, shopConfig({}, { menu }))
  await expect.element(dialog.getByText('Isi: Ayam')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Udang' }).click()
  await save.click()
  await expect.poll(() => sent[0]?.items).toEqual([{ packageType: '20pcs', quantity: 2, choices: [6] }])
})

test('a promotion is computed again, and said to be removed when it no longer applies', async () => {
  const promotion = { kind: 'percent' as const, value: 10, packages: [], leastOrder: 100_000 }
  const charges = [{ kind: 'promotion' as const, amount: '11600.00', reason: 'HEMAT10' }]
  const order = { ...paid, charges, totalPrice: '104400.00' }
  await openForm(undefined, order, { held: '104400.00', promotion })
  const totals = dialog.getByRole('status')
  await more.click()
  await expect.element(totals).toHaveTextContent(/Promo HEMAT10 menjadi.*17\.400.*Total baru.*156\.600/)
  await packs.fill('1')
  await expect.element(totals).toHaveTextContent(/Promo HEMAT10 tidak berlaku lagi.*Total baru.*58\.000/)
})

test('the form stays open with what was typed when another device cancels the order', async () => {
  const send = liveStream()
  const message = 'Pesanan #000012 sudah dibatalkan.'
  const cancelled = { ...paid, status: 'cancelled' as const }
  await openForm(() => refusal('conflict', message), paid, terms, shopConfig(), cancelled)
  await more.click()
  await send('order', { events: [{ id: 1, orderId: 12, kind: 'status', at: new Date().toISOString() }] })
  const status = document.querySelector<HTMLSelectElement>('[data-order="12"] [name=status-12]')
  await expect.poll(() => status?.value).toBe('cancelled')
  await expect.element(packs).toHaveValue('3')
  await save.click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(message)
  await expect.element(dialog.getByRole('checkbox', { name: 'Tetap ubah' })).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(card).toHaveFocus()
})

test('a delivered order cannot be changed', async () => {
  openDesk('/admin?tab=orders', { 'GET /api/orders': orderList([anOrder({ status: 'delivered' })]) })
  await openMore()
  await expect.element(card.getByRole('heading', { name: 'Riwayat' })).toBeVisible()
  expect(card.getByRole('button', { name: 'Ubah isi pesanan' }).query()).toBeNull()
})
