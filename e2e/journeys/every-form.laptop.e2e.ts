import type { Locator, Page, Request, Route } from '@playwright/test'
import { holdBack } from '../shop/answers.ts'
import { someCustomer } from '../shop/customer.ts'
import { type Desk, expect, test } from '../shop/desk.ts'
import { openCard, openOrders, pathOfOrder } from '../shop/order-cards.ts'
import { Payer } from '../shop/payer.ts'
import { openSection } from '../shop/settings.ts'

/**
 * Every form of shop and desk that takes words: nothing typed is lost while scripts are late, the line is silent or lost, the page
 * is reloaded or another device stores something else, and nothing of others is overwritten unseen. The settings, one form over
 * all their sections, are in settings-unsaved and admin-settings-two-devices; passwords and codes are never kept.
 */
test.use({ ownShop: 'every-form' })
test.describe.configure({ mode: 'default' })

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

type Form = {
  /** What the form is about. */
  prepare?: (desk: Desk, page: Page) => Promise<number | string>
  open: (page: Page, about: number | string) => Promise<Locator>
  /** The other fields that the call needs. */
  fill?: (form: Locator, about: number | string) => Promise<void>
  label: string
  typed: string
  save: string
  /** The call that sends it. */
  call: string
}

/** A form that adds something; there is nothing of others to overwrite. */
type NewForm = Form & {
  /** Of a customer, in a browser without a session. */
  isCustomers?: true
  /** Its page is served, so it can be written in before the scripts are there. */
  isServed?: true
  /** Why what is typed does not survive a reload. */
  notKept?: string
  /** What is seen once it is sent. */
  done: (page: Page) => Locator
}

/** A form over something stored. */
type Example = Form & {
  prepare: (desk: Desk, page: Page) => Promise<number | string>
  /** What the other device stores. */
  theirs: (desk: Desk, about: number | string) => Promise<unknown>
  told: RegExp
  stored: (desk: Desk, about: number | string) => Promise<unknown>
  expected: readonly [theirs: unknown, ours: unknown]
}

const read = async (desk: Desk, path: string) => (await desk.owner.get(path)).json()
const toStore = async (answer: Promise<{ ok: () => boolean; text: () => Promise<string> }>) =>
  expect((await answer).ok(), await (await answer).text()).toBe(true)
const orderOf = async (desk: Desk, deliveryDate: string) => (await desk.placeOrder({ deliveryDate })).id

const examples: Readonly<Record<string, Example>> = {
  'an item of the stock': {
    prepare: async (desk) => {
      const data = { packageType: '10pcs', currentStock: 30, minimumStock: 5, unitPrice: 20_000 }
      const answer = await desk.owner.post('/api/inventory', { data })
      return (await answer.json()).id
    },
    open: async (page) => {
      await page.goto('/admin?tab=inventory')
      await page.getByRole('article').getByRole('button', { name: 'Ubah', exact: true }).click()
      return page.getByRole('dialog')
    },
    call: '**/api/inventory/*',
    label: 'Stok minimum',
    typed: '7',
    save: 'Simpan',
    theirs: (desk, id) =>
      toStore(desk.owner.patch(`/api/inventory/${id}`, { data: { minimumStock: 9, unitPrice: 21_000 } })),
    told: /perangkat lain: stok minimum 9, harga Rp\s21\.000/,
    stored: async (desk) => {
      const [{ minimumStock, unitPrice }] = await read(desk, '/api/inventory')
      return [minimumStock, unitPrice]
    },
    expected: [
      [9, 21_000],
      [7, 21_000],
    ],
  },
  'a day of the kitchen': {
    prepare: async () => dayIn(9),
    open: async (page, day) => {
      await page.goto(`/admin/dapur?day=${day}`)
      await page.getByRole('button', { name: 'Atur tanggal ini' }).click()
      return page.getByRole('dialog')
    },
    call: '**/api/admin/kitchen/days/*',
    label: 'Maksimal pcs',
    typed: '700',
    save: 'Simpan',
    theirs: (desk, day) =>
      toStore(
        desk.owner.put(`/api/admin/kitchen/days/${day}`, {
          data: { capacity: 900, isClosed: false, note: 'Dua kukusan' },
        }),
      ),
    told: /perangkat lain: .*900/,
    stored: async (desk, day) => {
      const { days } = await read(desk, `/api/admin/kitchen/days?from=${day}&to=${day}`)
      return [days[0].capacity, days[0].note]
    },
    expected: [
      [900, 'Dua kukusan'],
      [700, 'Dua kukusan'],
    ],
  },
  'a promotion code': {
    prepare: async (desk) => {
      const terms = { kind: 'percent', value: 10, leastOrder: 0, packages: [] }
      const ends = { from: null, until: null, mostUses: null, mostUsesPerPhone: null }
      const answer = await desk.owner.post('/api/promotion-codes', {
        data: { code: 'HEMAT10', ...terms, ...ends },
      })
      return (await answer.json()).id
    },
    open: async (page) => {
      const section = await openSection(page, 'kode-promo', 'Kode promo')
      await section.getByRole('button', { name: /^Ubah/ }).click()
      return page.getByRole('dialog')
    },
    call: '**/api/promotion-codes/*',
    label: 'Berapa persen',
    typed: '12',
    save: 'Simpan kode',
    theirs: (desk, id) =>
      toStore(desk.owner.patch(`/api/promotion-codes/${id}`, { data: { value: 20, mostUses: 5 } })),
    told: /HEMAT10 · Potongan 20%/,
    stored: async (desk) => {
      const { promotionCodes } = await read(desk, '/api/promotion-codes')
      return [promotionCodes[0].value, promotionCodes[0].mostUses]
    },
    expected: [
      [20, 5],
      [12, 5],
    ],
  },
  'a note about a customer': {
    prepare: (desk) => orderOf(desk, dayIn(12)),
    open: async (page, id) => {
      await page.goto('/admin/pengaturan/pelanggan')
      await page
        .getByRole('button', { name: /^Riwayat/ })
        .first()
        .click()
      await expect(page.getByRole('link', { name: String(id) })).toBeVisible()
      return page.getByRole('article').first()
    },
    call: '**/api/admin/customers/*/note',
    label: 'Catatan',
    typed: 'Bel rusak, telepon dulu',
    save: 'Simpan catatan',
    theirs: (desk, id) =>
      toStore(desk.owner.put(`/api/admin/customers/${id}/note`, { data: { note: 'Pagar hijau' } })),
    told: /perangkat lain, menjadi: Pagar hijau/,
    stored: async (desk, id) => (await read(desk, `/api/admin/customers/${id}`)).note,
    expected: ['Pagar hijau', 'Bel rusak, telepon dulu'],
  },
  'the reply to a review': {
    prepare: async (desk) => {
      const review = { customerName: 'Budi', reviewText: 'Enak sekali, hangat', rating: 5 }
      await toStore(desk.owner.post('/api/reviews', { data: review }))
      return (await read(desk, '/api/reviews'))[0].id
    },
    open: async (page) => {
      await page.goto('/admin?tab=reviews')
      const card = page.getByRole('article')
      await card.getByRole('button', { name: /^(Balas|Ubah balasan)$/ }).click()
      return card
    },
    call: '**/api/reviews/*/reply',
    label: 'Balasan toko',
    typed: 'Terima kasih, Kak Budi.',
    save: 'Simpan balasan',
    theirs: (desk, id) =>
      toStore(desk.owner.patch(`/api/reviews/${id}/reply`, { data: { reply: 'Sampai jumpa.' } })),
    told: /perangkat lain, menjadi: Sampai jumpa\./,
    stored: async (desk) => (await read(desk, '/api/reviews'))[0].reply,
    expected: ['Sampai jumpa.', 'Terima kasih, Kak Budi.'],
  },
  'the day of an order': {
    prepare: (desk) => orderOf(desk, dayIn(10)),
    open: async (page, id) => {
      await page.goto(`/admin/dapur?day=${await shownDay(page, id)}`)
      const card = page.getByRole('article', { name: new RegExp(`${id}$`) })
      await card.getByRole('button', { name: /^Alamat, label, tanggal/ }).click()
      return card
    },
    call: '**/api/admin/kitchen/orders/*/day',
    label: 'Tanggal kirim atau ambil',
    typed: dayIn(13),
    save: 'Pindahkan',
    theirs: (desk, id) =>
      toStore(desk.owner.put(`/api/admin/kitchen/orders/${id}/day`, { data: { day: dayIn(11) } })),
    told: /baru dipindahkan di perangkat lain/,
    stored: async (desk, id) => (await read(desk, `/api/orders/${id}`)).deliveryDate,
    expected: [dayIn(11), dayIn(13)],
  },
}

const shownDay = async (page: Page, id: number | string) =>
  (await (await page.request.get(`/api/orders/${id}`)).json()).deliveryDate

/** No answer for longer than a call waits, then a line that breaks: both are told, and the field stays as it was written. */
async function sendOverBadLine(page: Page, form: Locator, { call, label, typed, save }: Form) {
  const press = () => form.getByRole('button', { name: save, exact: true }).click()
  const field = form.getByLabel(new RegExp(`^${label}`)).first()
  const isWrite = (request: Request) => request.method() !== 'GET'
  let answer = async (_route: Route) => {}
  await page.route(call, (route) => (isWrite(route.request()) ? answer(route) : route.fallback()))
  const sent = page.waitForRequest((request) => isWrite(request) && /\/api\//.test(request.url()))
  await press()
  await sent
  await page.clock.fastForward(31_000)
  await expect(form.getByText(/Belum ada jawaban|Toko belum menjawab/).first()).toBeVisible()
  await expect(field).toHaveValue(typed)

  answer = (route) => route.abort()
  await press()
  await expect(form.getByText(/toko kami sedang terganggu/).first()).toBeVisible()
  await expect(field).toHaveValue(typed)
  await page.unroute(call)
}

const orderForm = (page: Page) => page.getByRole('form', { name: 'Pesan Dimsum Halal' })
const customer = someCustomer()

const newForms: Readonly<Record<string, NewForm>> = {
  'an order': {
    isCustomers: true,
    isServed: true,
    open: async (page) => {
      await page.goto('/order', { waitUntil: 'commit' })
      return orderForm(page)
    },
    fill: async (form) => {
      await form.getByRole('radio', { name: /Paket Sedang/ }).check()
      await form.getByLabel('Nama').fill(customer.name)
      await form.getByLabel('Nomor WhatsApp').fill(customer.phone)
      await form.getByRole('textbox', { name: 'Alamat' }).fill(customer.address)
    },
    label: 'Catatan \\(opsional\\)',
    typed: 'Sambal dipisah, tolong',
    save: 'Buat Pesanan',
    call: '**/api/orders',
    done: (page) => page.getByRole('dialog', { name: /bayar online/ }),
  },
  'a search for an order': {
    isCustomers: true,
    isServed: true,
    notKept: 'number and phone open the order to whoever has them',
    prepare: async (desk) => (await desk.placeOrder({ customerPhone: '081234500077' })).id,
    open: async (page) => {
      await page.goto('/track-order', { waitUntil: 'commit' })
      return page.getByRole('form', { name: 'Lacak Pesanan' })
    },
    fill: (form, id) => form.getByLabel('Order ID').fill(String(id)),
    label: 'Nomor Telepon',
    typed: '081234500077',
    save: 'Lacak Pesanan',
    call: '**/api/orders/*/access',
    done: (page) => page.getByRole('heading', { name: /^Order #/ }),
  },
  'the phone of an order on its invoice': {
    isCustomers: true,
    notKept: 'the phone opens the order to whoever has it',
    prepare: async (desk) => (await desk.placeOrder({ customerPhone: '081234500088' })).id,
    open: async (page, id) => {
      await page.goto(`/invoice/${id}`)
      return page.getByRole('form', { name: 'Buka data pesanan' })
    },
    label: 'Nomor telepon pemesan',
    typed: '081234500088',
    save: 'Buka data lengkap',
    call: '**/api/orders/*/access',
    done: (page) => page.getByText('0812-3450-0088').first(),
  },
  'a review': {
    isCustomers: true,
    open: async (page) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'Write Review' }).click()
      return page.getByRole('form', { name: 'Write Review' })
    },
    fill: (form) => form.getByLabel('Name').fill('Rina Kartika'),
    label: 'Review',
    typed: 'Siomaynya lembut, sambalnya pas.',
    save: 'Submit Review',
    call: '**/api/reviews',
    done: (page) => page.getByText('Review Submitted'),
  },
  'a note of the team about an order': {
    prepare: async (desk) => (await desk.placeOrder()).id,
    open: async (page, id) => {
      await openOrders(page, pathOfOrder(Number(id)))
      const card = await openCard(page, { id: Number(id) })
      await card.getByRole('button', { name: /^Pembayaran, catatan, riwayat/ }).click()
      return card
    },
    label: 'Catatan tim',
    typed: 'Pintu belakang',
    save: 'Simpan catatan',
    call: '**/api/orders/*/notes',
    done: (page) => page.getByText('Pintu belakang').first(),
  },
}

for (const [what, form] of Object.entries(newForms)) {
  test(`${what}: late scripts, a silent and a lost line and a reload lose nothing, and it is sent once`, async ({
    page: owner,
    strangerPage,
    desk,
  }) => {
    const { prepare, open, fill, label, typed, save, isServed, notKept, done, call } = form
    const page = form.isCustomers ? strangerPage : owner
    const field = (shown: Locator) => shown.getByLabel(new RegExp(`^${label}`)).first()
    const keys = new Set<string | undefined>()
    page.on('request', (request) => {
      if (request.method() === 'POST') keys.add(request.headers()['idempotency-key'])
    })
    const about = (await prepare?.(desk, page)) ?? ''
    await page.clock.install()
    const scripts = await holdBack(page, '**/assets/{boot,framework}-*')
    if (!isServed) await scripts.letGo()
    let shown = await open(page, about)
    await fill?.(shown, about)
    await field(shown).fill(typed)
    if (isServed) {
      await shown.getByRole('textbox').first().press('Enter')
      await expect(shown.getByRole('button', { name: save, exact: true })).toBeDisabled()
      await scripts.letGo()
    }
    await expect(field(shown)).toHaveValue(typed)
    await sendOverBadLine(page, shown, form)

    await page.reload()
    shown = await open(page, about)
    if (notKept === undefined) await expect(field(shown)).toHaveValue(typed)
    else {
      test.info().annotations.push({ type: 'not kept over a reload', description: notKept })
      await fill?.(shown, about)
      await field(shown).fill(typed)
    }
    await shown.getByRole('button', { name: save, exact: true }).click()
    await expect(done(page)).toBeVisible()
    // However often it was pressed: one key, where a repeated call would act twice.
    if (call === '**/api/orders') expect(keys.size).toBe(1)
  })
}

test('a payment that gets no answer says so after a time, and can be pressed again', async ({
  strangerPage: page,
}) => {
  const payer = new Payer(page)
  await payer.order()
  await page.clock.install()
  await page.route('**/api/payment/create', () => {})
  await payer.open()
  const sent = page.waitForRequest('**/api/payment/create')
  await payer.choose('GoPay')
  await sent
  await page.clock.fastForward(31_000)
  await expect(page.getByRole('main').getByText(/tidak akan tercatat dua kali/)).toBeVisible()
  await page.unroute('**/api/payment/create')
  await page.getByRole('button', { name: /^Pay Rp/ }).click()
  await expect(page.locator('iframe').first()).toBeVisible()
})

for (const [what, example] of Object.entries(examples)) {
  test(`${what}: a silent and a lost line and a reload lose nothing, and another device's change is not overwritten unseen`, async ({
    page,
    desk,
  }) => {
    const { prepare, open, label, typed, save, theirs, told, stored, expected } = example
    const about = await prepare(desk, page)
    await page.clock.install()
    const field = (form: Locator) => form.getByLabel(new RegExp(`^${label}`)).first()
    const first = await open(page, about)
    await field(first).fill(typed)
    await sendOverBadLine(page, first, example)
    await theirs(desk, about)
    await page.reload()

    const form = await open(page, about)
    await expect(field(form)).toHaveValue(typed)
    await expect(form.getByText('Isian Anda yang belum disimpan.')).toBeVisible()
    await form.getByRole('button', { name: save, exact: true }).click()
    await expect(form.getByText(told)).toBeVisible()
    await expect(field(form)).toHaveValue(typed)
    expect(await stored(desk, about)).toEqual(expected[0])

    await form.getByRole('button', { name: save, exact: true }).click()
    await expect.poll(() => stored(desk, about)).toEqual(expected[1])
  })
}

test('«Ubah pesanan» compares with what it was filled from, also when the page was refreshed meanwhile', async ({
  strangerPage: page,
  desk,
}) => {
  await desk.owner.patch('/api/admin/settings', { data: { customerChanges: '18:00' } })
  const { name, phone, address } = someCustomer()
  const goods = { packageType: '20pcs', quantity: 1, isDelivery: true, deliveryDate: dayIn(5) }
  const about = { customerName: name, customerPhone: phone, customerAddress: address, notes: 'Titip satpam' }
  const { id } = await (await page.request.post('/api/orders', { data: { ...about, ...goods } })).json()
  const own = page.getByRole('region', { name: 'Ubah atau batalkan' })
  const change = () => own.getByRole('button', { name: 'Ubah pesanan', exact: true }).click()
  const stored = async () => {
    const order = await read(desk, `/api/orders/${id}`)
    return [order.customerAddress, order.notes]
  }
  await expect(async () => {
    await page.goto(`/track-order?id=${id}`)
    await page.getByLabel('Order ID').fill(String(id))
    await page.getByLabel('Nomor Telepon').fill(phone)
    await page.getByRole('button', { name: 'Lacak Pesanan' }).click()
    await change()
  }).toPass()
  await own.getByLabel('Catatan').fill('Telepon dulu')

  // The same customer on another device; this page is told, and reads the order again.
  const refreshed = page.waitForResponse((answer) => new URL(answer.url()).pathname === `/api/orders/${id}`)
  const shown = { customerAddress: address, notes: 'Titip satpam', deliveryDate: dayIn(5) }
  const elsewhere = { customerAddress: 'Jl. Kenanga No. 21, Bekasi', notes: 'Tanpa sambal', expected: shown }
  await toStore(page.request.patch(`/api/orders/${id}/mine`, { data: elsewhere }))
  await refreshed
  await expect(own.getByLabel('Alamat')).toHaveValue('Jl. Kenanga No. 21, Bekasi')
  await own.getByRole('button', { name: 'Simpan perubahan' }).click()
  await expect(own.getByText(/Catatan: Tanpa sambal/)).toBeVisible()
  await expect(own.getByLabel('Catatan')).toHaveValue('Telepon dulu')
  expect(await stored()).toEqual(['Jl. Kenanga No. 21, Bekasi', 'Tanpa sambal'])

  await own.getByRole('button', { name: 'Simpan perubahan' }).click()
  await expect(own.getByText('Perubahan tersimpan.')).toBeVisible()
  expect(await stored()).toEqual(['Jl. Kenanga No. 21, Bekasi', 'Telepon dulu'])
})
