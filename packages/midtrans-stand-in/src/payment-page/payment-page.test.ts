import { describe, expect, test } from 'vitest'
import { statusesOf, useMerchant } from '../testing/merchant.ts'
import { headingOf as heading, openPage } from '../testing/plain-browser.ts'

const { merchant, control } = useMerchant({ finishUrl: 'https://shop.example/finish/' })

const open = (more?: Record<string, unknown>, query?: string) => openPage(merchant(), more, query)

const linksOf = (page: string) => [...page.matchAll(/<li><a [^>]*>\s*<span>([^<]+)/g)].map(([, name]) => name)

describe('the choice of a method', () => {
  test('lists the requested methods, without unknown names', async () => {
    const { read } = await open({ enabled_payments: ['bca_va', 'nothing_known', 'gopay', 'credit_card'] })
    expect(linksOf(await read())).toEqual(['GoPay', 'BCA'])
  })

  test('is skipped with one method within its limits, and no transaction exists before it is confirmed', async () => {
    const { read } = await open({
      transaction_details: { order_id: 'ORDER-1', gross_amount: 9_999 },
      item_details: undefined,
      enabled_payments: ['bca_va', 'bni_va', 'credit_card'],
    })
    expect(heading(await read())).toBe('Bayar dengan BNI')
    expect(control().transactions()).toEqual([])
  })

  test('a method that was not offered cannot be forced', async () => {
    const { submit } = await open({ enabled_payments: ['gopay', 'bca_va'] })
    await submit('choose', { method: 'credit_card' })
    await submit('choose', { method: 'bni_va' })
    expect(control().transactions()).toEqual([])
  })

  test('a double press issues one number, which the same token shows again', async () => {
    const { read, submit } = await open()
    await Promise.all([submit('choose', { method: 'bca_va' }), submit('choose', { method: 'bca_va' })])
    const [first, ...others] = control().transactions()
    expect(others).toEqual([])
    expect(await read()).toContain(`data-copy="${first?.numbers.vaNumber}"`)
  })
})

describe('after a method is confirmed', () => {
  test.each([
    ['bca_va', 'Nomor virtual account'],
    ['echannel', 'Kode perusahaan'],
    ['other_qris', 'Kode QR contoh'],
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

  test('pay settles, shows success, and a second press does nothing', async () => {
    const { submit } = await open()
    await submit('choose', { method: 'bca_va' })
    expect(heading(await submit('pay'))).toBe('Pembayaran berhasil')
    await submit('pay')
    await control().notificationsDone()
    expect(statusesOf(merchant(), 'ORDER-1')).toEqual(['pending', 'settlement'])
  })

  test('a failed transaction may be followed by another; after three the popup is notified', async () => {
    const { read, submit } = await open()
    for (const nth of [1, 2, 3]) {
      await submit('choose', { method: 'gopay' })
      const page = await submit('fail')
      expect(heading(page)).toBe('Pembayaran ditolak')
      expect(page.includes('Coba lagi')).toBe(nth < 3)
      expect(page.includes('data-send-after')).toBe(nth === 3)
    }
    expect(heading(await read())).toBe('Pembayaran ditolak')
    const denied = { status: 'deny' }
    expect(control().transactions()).toMatchObject([denied, denied, denied])
  })

  test('a wrong PIN leaves the transaction open, expiring it ends it', async () => {
    const { submit } = await open()
    await submit('choose', { method: 'gopay' })
    expect(await submit('wrong-pin')).toContain('Aplikasi menolak PIN')
    expect(control().transactions()).toMatchObject([{ status: 'pending' }])
    expect(heading(await submit('let-expire'))).toBe('Waktu pembayaran habis')
  })

  test('the state URL changes with the transaction, so that an open page can follow', async () => {
    const { read } = await open()
    const before = await read('/state')
    control().choose('ORDER-1', 'bca_va')
    const chosen = await read('/state')
    control().pay('ORDER-1')
    expect(new Set([before, chosen, await read('/state')]).size).toBe(3)
  })

  test("another page's transaction cannot be paid through this one", async () => {
    await merchant().createToken('OTHER')
    const other = control().choose('OTHER', 'bca_va')
    const { submit } = await open()
    await submit('pay', { transaction_id: other.transactionId })
    expect(control().transactions()).toMatchObject([{ status: 'pending' }])
  })
})
