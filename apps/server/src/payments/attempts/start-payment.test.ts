import { addWibDays, wibDay } from '@dimsum/domain/wib-date'
import { languageHeader } from '@dimsum/words/language-choice'
import { beforeEach, describe, expect, it } from 'vitest'
import { openPaymentShop } from '../../testing/payment-shop.ts'
import { answered } from '../../testing/test-app.ts'

const shop = await openPaymentShop()
beforeEach(() => shop.control.faults.clear())

const createdFor = (providerOrderId: string | undefined) =>
  shop.pagesAsked().filter((body) => body.transaction_details.order_id === providerOrderId)

describe('starting a payment', () => {
  it('sends the provider the stored order and nothing from the request', async () => {
    const placed = await shop.place({
      customerName: 'Siti Rahma',
      customerEmail: 'siti@example.test',
      packageType: '20pcs',
      quantity: 2,
      items: [
        { packageType: '20pcs', quantity: 2 },
        { packageType: '10pcs', quantity: 1 },
      ],
    })
    const answer = await shop.create(placed, 'virtual_account', {
      customerName: 'Somebody Else',
      customerEmail: 'else@example.test',
      customerPhone: '0899-9999-9999',
      totalAmount: '146000.00',
    })
    expect(answer.statusCode, answer.body).toBe(200)
    const [attempt] = await shop.attemptsOf(placed.id)
    expect(attempt).toMatchObject({ state: 'open', method: 'virtual_account', amount: '146000.00' })
    expect(answer.json()).toEqual({
      token: attempt?.token,
      redirectUrl: attempt?.redirectUrl,
      expiresAt: attempt?.expiresAt?.toISOString(),
    })
    const [sent] = createdFor(attempt?.providerOrderId)
    expect(sent).toMatchObject({
      transaction_details: { gross_amount: 146_000 },
      item_details: [
        { id: '20pcs', price: 58_000, quantity: 2, name: 'Paket Sedang (20 pcs)' },
        { id: '10pcs', price: 30_000, quantity: 1, name: 'Paket Kecil (10 pcs)' },
      ],
      customer_details: { first_name: 'Siti Rahma', email: 'siti@example.test', phone: '+6281234567890' },
      enabled_payments: ['bca_va', 'bni_va', 'bri_va', 'echannel', 'permata_va', 'cimb_va'],
      expiry: { unit: 'minutes', duration: 1440 },
    })
    expect(JSON.stringify(sent)).not.toContain('Else')
  })

  it('is refused above the maximum of its method, and no attempt is stored', async () => {
    const placed = await shop.place({ packageType: '100pcs', quantity: 75 })
    const total = Number((await shop.orderRow(placed.id)).totalPrice)
    expect(total).toBeGreaterThan(20_000_000)
    const refused = await shop.create(placed, 'gopay')
    expect([refused.statusCode, refused.json().issues]).toMatchObject([400, [{ path: 'paymentMethod' }]])
    expect(await shop.attemptsOf(placed.id)).toEqual([])
    expect((await shop.create(placed, 'virtual_account')).statusCode).toBe(200)
  })

  it('returns the customer to the origin under which this browser knows the shop', async () => {
    const wayBackFor = async (host: string) => {
      const placed = await shop.place()
      const payload = { orderId: placed.id, paymentMethod: 'gopay' }
      const request = { method: 'POST', url: '/api/payment/create', payload } as const
      const answer = await shop.call({ ...request, headers: { host }, cookies: placed.cookies })
      expect(answer.statusCode, answer.body).toBe(200)
      const [attempt] = await shop.attemptsOf(placed.id)
      const sent = createdFor(attempt?.providerOrderId)[0]
      return { id: placed.id, finish: sent?.callbacks?.finish, app: sent?.gopay?.callback_url }
    }
    const known = await wayBackFor('192.168.1.7:5000')
    expect(known).toMatchObject({
      finish: `http://192.168.1.7:5000/invoice/${known.id}`,
      app: `http://192.168.1.7:5000/invoice/${known.id}/`,
    })
    const wilful = await wayBackFor('else.example/')
    expect(wilful.finish).toMatch(new RegExp(`^http://127\\.0\\.0\\.1:\\d+/invoice/${wilful.id}$`))
  })

  it('accepts the phone of the order as proof, from a browser without access', async () => {
    const { id } = await shop.place()
    const body = { orderId: id, paymentMethod: 'gopay' }
    const right = await shop.post('/api/payment/create', { ...body, customerPhone: '+62 812 3456 7890' })
    expect(right.statusCode, right.body).toBe(200)
  })

  it('makes no call to the provider for a caller without access to the order', async () => {
    const { id } = await shop.place()
    const other = await shop.place()
    const before = shop.control.requests().length
    const body = { orderId: id, paymentMethod: 'virtual_account' }
    const none = await shop.post('/api/payment/create', body)
    const wrongPhone = await shop.post('/api/payment/create', { ...body, customerPhone: '0812-0000-1111' })
    const otherHolder = await shop.post('/api/payment/create', body, other.cookies)
    expect([none.statusCode, wrongPhone.statusCode, otherHolder.statusCode]).toEqual([403, 403, 403])
    expect(shop.control.requests().length).toBe(before)
    expect(await shop.attemptsOf(id)).toEqual([])
  })

  it('refuses another total than the stored one, without a call to the provider', async () => {
    const placed = await shop.place({ packageType: '20pcs' })
    const before = shop.pagesAsked().length
    for (const totalAmount of ['1', '57999.00', '58001']) {
      const answer = answered(await shop.create(placed, 'virtual_account', { totalAmount }))
      const issues = [{ path: 'totalAmount', message: expect.any(String) }]
      expect(answer).toMatchObject({ statusCode: 400, issues })
    }
    expect(shop.pagesAsked().length).toBe(before)
    expect((await shop.create(placed, 'virtual_account', { totalAmount: '58000' })).statusCode).toBe(200)
  })

  it('refuses an order that is paid or cancelled, without a call to the provider', async () => {
    const paid = await shop.place()
    await shop.payByHand(paid.id)
    const cancelled = await shop.place()
    await shop.setStatus(cancelled.id, 'cancelled')
    const before = shop.pagesAsked().length
    expect((await shop.create(paid)).statusCode).toBe(409)
    expect((await shop.create(cancelled)).statusCode).toBe(409)
    expect(shop.pagesAsked().length).toBe(before)
  })

  it('accepts QRIS only while the owner has enabled it', async () => {
    const placed = await shop.place()
    expect((await shop.create(placed, 'qris')).statusCode).toBe(400)
    await shop.changeSettings({ qris: true })
    const answer = await shop.create(placed, 'qris')
    expect(answer.statusCode, answer.body).toBe(200)
    const [attempt] = await shop.attemptsOf(placed.id)
    expect(createdFor(attempt?.providerOrderId)[0]?.enabled_payments).toEqual(['other_qris'])
  })
})

describe('one payment at a time', () => {
  it('creates one attempt and one token for twenty parallel requests, and returns it while it is valid', async () => {
    const placed = await shop.place()
    const twenty = () => Promise.all(Array.from({ length: 20 }, () => shop.create(placed)))
    const answers = [...(await twenty()), ...(await twenty())]
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(40).fill(200))
    expect(new Set(answers.map((answer) => answer.json().token)).size).toBe(1)
    const [attempt, ...others] = await shop.attemptsOf(placed.id)
    expect(others).toEqual([])
    expect(createdFor(attempt?.providerOrderId)).toHaveLength(1)
  })

  it('ends a virtual account or an unused page at the provider before it issues another payment, so that never two can be paid', async () => {
    const { id, cookies, providerOrderId } = await shop.started()
    shop.control.choose(providerOrderId, 'bca_va')
    const unused = (await shop.create({ id, cookies }, 'gopay')).json()
    const { token } = (await shop.create({ id, cookies }, 'virtual_account')).json()
    expect(await shop.statesOf(id)).toEqual(['cancelled', 'replaced', 'open'])
    expect(shop.transactionOf(providerOrderId)?.status).toBe('cancel')
    const closed = (of: string) => shop.control.pages().find((page) => page.token === of)?.closed
    expect([closed(unused.token), closed(token)]).toEqual(['canceled', undefined])
  })

  it('detects that the earlier payment was made, and starts no second one', async () => {
    const placed = await shop.started()
    shop.payUnheard(placed.providerOrderId, { method: 'bni_va' })
    const answer = answered(await shop.create(placed, 'gopay'))
    expect(answer).toMatchObject({ statusCode: 409, message: 'This order is already paid.' })
    expect((await shop.orderRow(placed.id)).isPaid).toBe(true)
    expect(await shop.attemptsOf(placed.id)).toHaveLength(1)
  })

  it('starts no second payment after one of another amount, and tells so without repeated calls to the provider', async () => {
    const placed = await shop.started()
    await shop.changeAttempts(placed.id, 'amount = amount + 2000')
    await shop.pay(placed.providerOrderId, { method: 'bca_va' })
    const before = shop.control.requests().length
    expect(answered(await shop.create(placed, 'gopay'))).toMatchObject({
      statusCode: 409,
      message: 'A payment of another amount came in for this order.',
      details: expect.stringContaining('WhatsApp'),
    })
    expect(shop.control.requests().length - before).toBeLessThan(5)
    expect(await shop.kindsOf(placed.id)).toEqual(['wrong-amount'])
    expect((await shop.orderRow(placed.id)).isPaid).toBe(false)
  })

  const onDay = (id: number, day: string, status = 'pending') =>
    shop.rows(
      `update orders set delivery_date = $2, status = $3, order_date = now() - interval '3 days' where id = $1`,
      [id, day, status],
    )
  const dayIn = (days: number) => addWibDays(wibDay(new Date()), days)

  it('refuses payment for a past day, unless the kitchen confirmed the order', async () => {
    const placed = await shop.place()
    await onDay(placed.id, dayIn(-1))
    const before = shop.control.requests().length
    expect(answered(await shop.create(placed))).toMatchObject({
      statusCode: 409,
      message: 'The day of this order is over.',
      details: 'Please contact us on WhatsApp to choose another day.',
    })
    expect(shop.control.requests()).toHaveLength(before)
    expect(await shop.attemptsOf(placed.id)).toEqual([])
    await onDay(placed.id, dayIn(-1), 'delivered')
    expect((await shop.create(placed)).statusCode).toBe(200)
  })

  it("limits a page to the end of the order's day, and to the bank's max", async () => {
    const today = await shop.place()
    await onDay(today.id, dayIn(0))
    await shop.create(today)
    const [own] = await shop.attemptsOf(today.id)
    const dayEnds = Date.parse(`${dayIn(1)}T00:00:00+07:00`)
    // A bank's payment flow takes a quarter of an hour, also in the last minutes of a day.
    const latest = Math.max(dayEnds, Date.now() + 15 * 60_000)
    expect(own?.expiresAt?.getTime()).toBeLessThanOrEqual(latest)
    const page = shop.control.pages().find(({ token }) => token === own?.token)
    expect(Math.abs((page?.expiresAt ?? 0) - (own?.expiresAt?.getTime() ?? 0))).toBeLessThan(61_000)
    const later = await shop.place()
    await onDay(later.id, dayIn(3))
    await shop.create(later)
    const [whole] = await shop.attemptsOf(later.id)
    expect((whole?.expiresAt?.getTime() ?? 0) - Date.now()).toBeGreaterThan(23 * 3_600_000)
  })

  it('replaces an expired token', async () => {
    const placed = await shop.place()
    const old = (await shop.create(placed)).json()
    await shop.changeAttempts(placed.id, "expires_at = now() + interval '10 seconds'")
    const fresh = (await shop.create(placed)).json()
    expect(fresh.token).not.toBe(old.token)
    expect(await shop.statesOf(placed.id)).toEqual(['replaced', 'open'])
  })

  // Last, because the failing provider leaves the circuit open for later calls.
  it('starts nothing new while it cannot be certain that the earlier payment has ended', async () => {
    const placed = await shop.started()
    shop.control.choose(placed.providerOrderId, 'bca_va')
    shop.control.faults.arm({ fault: 'status-500', orderId: placed.providerOrderId })
    expect(answered(await shop.create(placed, 'gopay'))).toMatchObject({
      statusCode: 503,
      code: 'provider-down',
      details: expect.stringContaining('not answering'),
    })
    expect(await shop.statesOf(placed.id)).toEqual(['open'])
  })
})

describe('when the provider fails', () => {
  type Fault = Parameters<typeof shop.control.faults.arm>[0]
  const startWith = async (fault: Fault['fault'], more: Partial<Fault> = {}, language = 'en') => {
    const placed = await shop.place()
    shop.control.faults.arm({ fault, ...more })
    const answer = await shop.call({
      ...{ method: 'POST', url: '/api/payment/create', cookies: placed.cookies },
      payload: { orderId: placed.id, paymentMethod: 'virtual_account' },
      headers: { [languageHeader]: language },
    })
    shop.control.faults.clear()
    return { placed, answer }
  }

  it('contains 401 in the message when the key is wrong, and the order stays payable', async () => {
    const { placed, answer } = await startWith('create-401')
    expect(answered(answer)).toMatchObject({ statusCode: 502, message: expect.stringContaining('401') })
    expect(await shop.statesOf(placed.id)).toEqual(['failed'])
    expect((await shop.create(placed)).statusCode).toBe(200)
  })

  it('puts a refused key on «Perlu perhatian», once per day', async () => {
    await startWith('create-401')
    await startWith('create-401')
    const raised = await shop.rows("select order_id from attention_items where kind = 'payment-key'")
    expect(raised).toEqual([{ order_id: null }])
  })

  it('returns the reason in details when it refuses the merchant, its English one only to readers of English', async () => {
    const refused = { statusCode: 502, code: 'provider-refused', details: expect.any(String) }
    const { answer } = await startWith('create-403')
    expect(answered(answer)).toMatchObject(refused)
    expect(answer.json().message).not.toMatch(/40[01]/)
    expect(answered((await startWith('create-403', {}, 'id')).answer)).toMatchObject({
      ...refused,
      message: expect.stringMatching(/^Penyedia pembayaran: \d{3}, ditolak$/),
      details: 'Penyedia pembayaran menolak pembayaran ini.',
    })
  })

  it.each([
    'create-500',
    'create-503',
    'create-html-502',
    'create-429',
    'create-reset',
  ] as const)('asks once more after %s and then gives the customer the page', async (fault) => {
    const { placed, answer } = await startWith(fault, { times: 1 })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(await shop.attemptsOf(placed.id)).toHaveLength(1)
  })

  it('repeats an unanswered start under the same provider order id', async () => {
    const { placed, answer } = await startWith('create-500')
    const details = expect.stringContaining('not answering')
    expect(answered(answer)).toMatchObject({ statusCode: 503, details })
    const [unfinished] = await shop.attemptsOf(placed.id)
    expect(unfinished?.state).toBe('creating')
    const retry = await shop.create(placed)
    expect(retry.statusCode).toBe(200)
    const [attempt, ...others] = await shop.attemptsOf(placed.id)
    expect(others).toEqual([])
    expect(attempt).toMatchObject({ providerOrderId: unfinished?.providerOrderId, token: retry.json().token })
  })

  it('returns a working page when the first one was created but its answer was lost', async () => {
    const quick = await openPaymentShop({
      // Long enough for the second try on a slow machine.
      midtrans: { limits: { wholeMs: 1_500 } },
      standIn: { hangMs: 2_000 },
    })
    const placed = await quick.place()
    quick.control.faults.arm({ fault: 'create-timeout-after', times: 1 })
    const answer = await quick.create(placed)
    expect(answer.statusCode, answer.body).toBe(200)
    const living = quick.control.pages().filter(({ closed }) => closed === undefined)
    expect(living.map(({ token }) => token)).toEqual([answer.json().token])
  })
})
