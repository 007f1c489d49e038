import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Merchant, startMerchant } from '../testing/merchant.ts'
import { headingOf as heading, openPage } from '../testing/plain-browser.ts'

let merchant: Merchant
beforeEach(async () => {
  merchant = await startMerchant({ finishUrl: 'https://shop.example/finish/' })
})
afterEach(() => merchant.close())

const control = () => merchant.standIn.control
const open = (more?: Record<string, unknown>, query?: string) => openPage(merchant, more, query)

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
