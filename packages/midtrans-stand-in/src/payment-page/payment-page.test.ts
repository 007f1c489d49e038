import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { exampleClientKey } from '../keys.ts'
import { type Merchant, startMerchant, statusesOf } from '../testing/merchant.ts'

let merchant: Merchant
beforeEach(async () => {
  merchant = await startMerchant({ finishUrl: 'https://shop.example/finish/' })
})
afterEach(() => merchant.close())

const control = () => merchant.standIn.control

/** A browser without scripts: it follows redirects and posts plain forms. */
async function open(more: Record<string, unknown> = {}, query = '') {
  const { redirect_url: address } = await merchant.createToken('ORDER-1', more)
  const read = async (path = '') => (await fetch(`${address}${path}${query && `?${query}`}`)).text()
  const submit = async (action: string, fields: Record<string, string> = {}) => {
    const latest = control().transactions().at(-1)
    const body = new URLSearchParams({ ...(latest && { transaction_id: latest.transactionId }), ...fields })
    return (await fetch(`${address}/${action}${query && `?${query}`}`, { method: 'POST', body })).text()
  }
  return { address, read, submit }
}

const linksOf = (page: string) => [...page.matchAll(/<li><a [^>]*>\s*<span>([^<]+)/g)].map(([, name]) => name)
const heading = (page: string) => /<h1>([^<]+)/.exec(page)?.[1]
/** What the page would report to the merchant's page. */
const outcomeOf = (page: string) => {
  const text = / data-outcome="([^"]+)"/.exec(page)?.[1] ?? 'null'
  return JSON.parse(text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&'))
}

describe('the choice of a method', () => {
  test('lists what was asked for, with aliases widened and unknown names dropped', async () => {
    const { read } = await open({ enabled_payments: ['gopay', 'cstore', 'nothing_known', 'bca_va'] })
    expect(linksOf(await read())).toEqual(['GoPay', 'BCA', 'Indomaret', 'Alfamart'])
  })

  test('leaves out methods whose limits the amount breaks', async () => {
    const { read } = await open({
      transaction_details: { order_id: 'ORDER-1', gross_amount: 9_999 },
      item_details: undefined,
      enabled_payments: ['bca_va', 'bni_va', 'credit_card'],
    })
    // One method is left, so there is no list.
    expect(heading(await read())).toBe('Bayar dengan BNI')
  })

  test('is skipped with exactly one method, and nothing is created before it is confirmed', async () => {
    const { read } = await open({ enabled_payments: ['gopay'] })
    expect(heading(await read())).toBe('Bayar dengan GoPay')
    expect(control().transactions()).toEqual([])
  })

  test('is narrowed by enabledPayments of the popup and opened at its selectedPaymentType', async () => {
    const { address } = await open({ enabled_payments: ['gopay', 'bca_va', 'bni_va'] })
    expect(linksOf(await (await fetch(`${address}?enabled=bank_transfer`)).text())).toEqual(['BCA', 'BNI'])
    expect(heading(await (await fetch(`${address}?selected=bni_va`)).text())).toBe('Bayar dengan BNI')
  })

  test('a method that was not offered cannot be forced', async () => {
    const { submit } = await open({ enabled_payments: ['gopay', 'bca_va'] })
    await submit('choose', { method: 'credit_card' })
    await submit('choose', { method: 'bni_va' })
    expect(control().transactions()).toEqual([])
  })

  test('a double press gives one number', async () => {
    const { submit } = await open()
    await Promise.all([submit('choose', { method: 'bca_va' }), submit('choose', { method: 'bca_va' })])
    expect(control().transactions()).toHaveLength(1)
  })
})

describe('after a method is confirmed', () => {
  test.each([
    ['bca_va', 'Nomor virtual account'],
    ['echannel', 'Kode perusahaan'],
    ['indomaret', 'Kode pembayaran'],
    ['other_qris', 'Kode QR contoh'],
    ['dana', 'Selesaikan di aplikasi'],
  ])('%s shows its own step', async (method, text) => {
    const { submit } = await open()
    expect(await submit('choose', { method })).toContain(text)
  })

  test('GoPay is a QR on a wide screen and an app step on a narrow one', async () => {
    const { address } = await open({ enabled_payments: ['gopay'] })
    const choose = (ui: string) =>
      fetch(`${address}/choose?ui=${ui}`, { method: 'POST', body: new URLSearchParams({ method: 'gopay' }) })
    expect(await (await choose('qr')).text()).toContain('Kode QR contoh')
    expect(control().transactions().at(-1)).toMatchObject({ method: 'gopay', paymentType: 'qris' })
    control().deny('ORDER-1')
    expect(await (await choose('deeplink')).text()).toContain('Selesaikan di aplikasi')
    expect(control().transactions().at(-1)).toMatchObject({ method: 'gopay', paymentType: 'gopay' })
  })

  test('the same token opened again shows the number again', async () => {
    const { read, submit } = await open()
    await submit('choose', { method: 'bca_va' })
    const number = control().transactions()[0]?.numbers.vaNumber ?? 'none'
    expect(await read()).toContain(`data-copy="${number}"`)
  })

  test('pay settles, shows success, and a second press does nothing', async () => {
    const { submit } = await open()
    await submit('choose', { method: 'bca_va' })
    expect(heading(await submit('pay'))).toBe('Pembayaran berhasil')
    await submit('pay')
    await control().notificationsDone()
    expect(statusesOf(merchant, 'ORDER-1')).toEqual(['pending', 'settlement'])
  })

  test('a failed try may be followed by another; after three the popup is told', async () => {
    const { read, submit } = await open()
    for (const nth of [1, 2, 3]) {
      await submit('choose', { method: 'gopay' })
      const page = await submit('fail')
      expect(heading(page)).toBe('Pembayaran ditolak')
      expect(page.includes('Coba lagi')).toBe(nth < 3)
      expect(page.includes('data-send-after')).toBe(nth === 3)
    }
    expect(heading(await read())).toBe('Pembayaran ditolak')
    expect(
      control()
        .transactions()
        .map(({ status }) => status),
    ).toEqual(['deny', 'deny', 'deny'])
  })

  test('a wrong PIN leaves the transaction open', async () => {
    const { submit } = await open()
    await submit('choose', { method: 'dana' })
    expect(await submit('wrong-pin')).toContain('Aplikasi menolak PIN')
    expect(control().transactions()).toMatchObject([{ status: 'pending' }])
  })

  test('letting it expire ends the try', async () => {
    const { submit } = await open()
    await submit('choose', { method: 'bca_va' })
    expect(heading(await submit('let-expire'))).toBe('Waktu pembayaran habis')
  })

  test('the state address changes with the transaction, so an open page can follow', async () => {
    const { read } = await open()
    const before = await read('/state')
    control().choose('ORDER-1', 'bca_va')
    const chosen = await read('/state')
    control().pay('ORDER-1')
    expect(new Set([before, chosen, await read('/state')]).size).toBe(3)
  })

  test("another page's transaction cannot be paid through this one", async () => {
    await merchant.createToken('OTHER')
    const other = control().choose('OTHER', 'bca_va')
    const { submit } = await open()
    await submit('pay', { transaction_id: other.transactionId })
    expect(control().transactions()).toMatchObject([{ status: 'pending' }])
  })
})

describe('cards', () => {
  const card = (number: string) => ({ number, expiry: '01/39', cvv: '123' })

  test.each([
    ['4811 1111 1111 1114', '112233', 'Pembayaran berhasil', { status: 'capture', fraud: 'accept' }],
    ['5211111111111117', '112233', 'Pembayaran berhasil', { status: 'capture' }],
    ['3528-2033-2456-4357', '112233', 'Pembayaran berhasil', { status: 'capture' }],
    [
      '4911 1111 1111 1113',
      '112233',
      'Pembayaran ditolak',
      { status: 'deny', numbers: { channelResponse: { code: '05' } } },
    ],
    ['4611 1111 1111 1116', '112233', 'Pembayaran ditolak', { status: 'deny', fraud: 'deny' }],
    ['4811 1111 1111 1114', '000000', 'Pembayaran ditolak', { status: 'deny' }],
  ])('%s with code %s: %s', async (number, otp, title, expected) => {
    const { submit } = await open({ enabled_payments: ['credit_card'] })
    expect(heading(await submit('card', card(number)))).toBe('Verifikasi bank')
    expect(heading(await submit('otp', { otp }))).toBe(title)
    expect(control().transactions()).toMatchObject([expected])
  })

  test('the slow card is pending and captured after 60 s', async () => {
    const { read, submit } = await open({ enabled_payments: ['credit_card'] })
    await submit('card', card('4024 0071 7626 5022'))
    expect(heading(await submit('otp', { otp: '112233' }))).toBe('Pembayaran sedang diproses')
    await control().advanceClock(60_000)
    expect(control().transactions()).toMatchObject([{ status: 'capture' }])
    expect(heading(await read())).toBe('Pembayaran berhasil')
  })

  test('any other number is refused, not stored, and not echoed', async () => {
    const { submit } = await open({ enabled_payments: ['credit_card', 'gopay'] })
    const page = await submit('card', card('4242 4242 4242 4242'))
    expect(page).toContain('Pakai salah satu kartu uji')
    expect(page).not.toContain('4242')
    expect(control().transactions()).toEqual([])
    expect(JSON.stringify([control().requests(), control().pages()])).not.toContain('4242')
  })

  test.each([
    ['a month that has passed', { expiry: '01/20' }, 'Masa berlaku harus'],
    ['a month that does not exist', { expiry: '13/39' }, 'Masa berlaku harus'],
    ['another CVV', { cvv: '999' }, 'CVV untuk kartu uji'],
  ])('%s is pointed out at its field', async (_mistake, wrong, message) => {
    const { submit } = await open({ enabled_payments: ['credit_card'] })
    const page = await submit('card', { ...card('4811 1111 1111 1114'), ...wrong })
    expect(page).toContain(message)
    expect(page).toMatch(/aria-invalid="true" aria-describedby="\w+-wrong"/)
  })
})

describe('what the popup is told', () => {
  const choose = async (method: string, ui = 'deeplink') => {
    const browser = await open({}, `ui=${ui}`)
    return outcomeOf(await browser.submit('choose', { method }))
  }

  test('a pending BCA number comes without id, order and amount', async () => {
    const { event, result } = await choose('bca_va')
    expect(event).toBe('pending')
    expect(Object.keys(result).sort()).toEqual([
      'bca_va_number',
      'finish_redirect_url',
      'fraud_status',
      'payment_type',
      'pdf_url',
      'status_code',
      'transaction_status',
      'transaction_time',
    ])
  })

  test('a pending GoPay says next to nothing', async () => {
    const expected = {
      status_code: '201',
      payment_type: 'gopay',
      transaction_status: 'pending',
      pdf_url: null,
      finish_redirect_url:
        'https://shop.example/finish/?order_id=ORDER-1&status_code=201&transaction_status=pending',
    }
    expect(await choose('gopay')).toEqual({ event: 'pending', result: expected })
  })

  test('GoPay by QR still calls itself gopay', async () => {
    expect((await choose('gopay', 'qr')).result).toMatchObject({ payment_type: 'gopay' })
  })

  test.each([
    [
      'bni_va',
      { va_numbers: [{ bank: 'bni', va_number: expect.any(String) }], order_id: 'ORDER-1' },
      'bca_va_number',
    ],
    ['permata_va', { permata_va_number: expect.any(String) }, 'va_numbers'],
    [
      'echannel',
      { bill_key: expect.any(String), biller_code: '70012', payment_type: 'echannel' },
      'va_numbers',
    ],
    ['indomaret', { payment_code: expect.any(String), payment_type: 'cstore' }, 'fraud_status'],
  ])('%s pending has its own fields', async (method, fields, missing) => {
    const { result } = await choose(method)
    expect(result).toMatchObject({ ...fields, gross_amount: '58000.00', status_code: '201' })
    expect(result).not.toHaveProperty(missing)
  })

  test('a paid BCA transfer is complete', async () => {
    const { submit } = await open()
    await submit('choose', { method: 'bca_va' })
    expect(outcomeOf(await submit('pay'))).toMatchObject({
      event: 'success',
      result: {
        status_code: '200',
        transaction_status: 'settlement',
        order_id: 'ORDER-1',
        gross_amount: '58000.00',
        va_numbers: [{ bank: 'bca' }],
        bca_va_number: expect.any(String),
      },
    })
  })

  test('a card reports capture, mask and approval, and no pdf', async () => {
    const { submit } = await open()
    await submit('card', { number: '4811111111111114', expiry: '01/39', cvv: '123' })
    const { event, result } = outcomeOf(await submit('otp', { otp: '112233' }))
    expect(event).toBe('success')
    expect(result).toMatchObject({
      transaction_status: 'capture',
      masked_card: '48111111-1114',
      approval_code: expect.any(String),
      card_type: 'credit',
    })
    expect(result).not.toHaveProperty('pdf_url')
  })

  test('an error carries its message as a list', async () => {
    const { submit } = await open()
    await submit('choose', { method: 'bca_va' })
    const denied = outcomeOf(await submit('fail'))
    expect(denied).toEqual({
      event: 'error',
      result: { status_code: '202', status_message: ['Transaction is denied'] },
    })
  })

  test('a wrong client key is refused with 401, an unknown token with 404', async () => {
    const { address } = await open()
    const wrong = await (await fetch(`${address}?client_key=Mid-client-other`)).text()
    expect(outcomeOf(wrong)).toMatchObject({ event: 'error', result: { status_code: '401' } })
    const right = await (await fetch(`${address}?client_key=${exampleClientKey}`)).text()
    expect(heading(right)).toBe('Pilih cara bayar')
    const unknown = await (await fetch(`${merchant.url}/snap/v4/redirection/nobody`)).text()
    expect(outcomeOf(unknown)).toMatchObject({ event: 'error', result: { status_code: '404' } })
  })
})

describe('the document', () => {
  test('says on every screen that no real money moves, in either language', async () => {
    const { address, submit } = await open()
    const english = await (await fetch(`${address}?language=en`)).text()
    expect(english).toContain('Simulation: no real money moves')
    expect(english).toContain('<html lang="en">')
    const screens = [
      await submit('choose', { method: 'bca_va' }),
      await submit('pay'),
      await (await fetch(`${merchant.url}/snap/v4/redirection/nobody`)).text(),
      await (await fetch(`${merchant.url}/simulator`)).text(),
    ]
    for (const screen of screens) expect(screen).toContain('Simulasi: tidak ada uang yang berpindah')
  })

  test('carries a strict policy and nothing inline', async () => {
    const { address, submit } = await open()
    await submit('choose', { method: 'other_qris' })
    const reply = await fetch(address)
    expect(reply.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; " +
        `frame-ancestors 'self' ${merchant.url}`,
    )
    const page = await reply.text()
    expect(page).not.toMatch(/<style|style=|\son\w+=|<script(?! src)/)
  })

  test('lets only the shops it was told of frame it, and tells its script of them', async () => {
    const friendly = await startMerchant({ shopOrigins: ['https://shop.example'] })
    const { redirect_url } = await friendly.createToken('ORDER-1')
    const reply = await fetch(redirect_url)
    expect(reply.headers.get('content-security-policy')).toContain(
      `frame-ancestors 'self' ${friendly.url} https://shop.example`,
    )
    expect(await reply.text()).toContain(`data-shop-origins="${friendly.url} https://shop.example"`)
    await friendly.close()
  })

  test('takes the owner of the popup only as an origin', async () => {
    const { address } = await open()
    const framedBy = async (origin: string) =>
      / data-framed-by="([^"]*)"/.exec(
        await (await fetch(`${address}?origin=${encodeURIComponent(origin)}`)).text(),
      )?.[1]
    expect(await framedBy('https://shop.example')).toBe('https://shop.example')
    expect(await framedBy('https://shop.example/path')).toBe('')
    expect(await framedBy('"><script>')).toBe('')
  })

  test('escapes what the merchant sent', async () => {
    const name = '<img src=x onerror=alert(1)>'
    const { read } = await open({ item_details: [{ name, price: 58_000, quantity: 1 }] })
    const page = await read()
    expect(page).not.toContain('<img')
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })

  test('outside a popup leads back to the finish address', async () => {
    const { submit } = await open({ callbacks: { finish: 'https://shop.example/own/' } })
    await submit('choose', { method: 'bca_va' })
    expect(await submit('pay')).toContain(
      'href="https://shop.example/own/?order_id=ORDER-1&amp;status_code=200&amp;transaction_status=settlement"',
    )
  })
})
