import { describe, expect, test } from 'vitest'
import { exampleClientKey } from '../keys.ts'
import { useMerchant } from '../testing/merchant.ts'
import { headingOf as heading, openPage, outcomeOf } from '../testing/plain-browser.ts'

const { merchant } = useMerchant({ finishUrl: 'https://shop.example/finish/' })

const open = (more?: Record<string, unknown>, query?: string) => openPage(merchant(), more, query)

describe('what the payment page sends to the popup', () => {
  const choose = async (method: string, ui = 'deeplink') => {
    const browser = await open({}, `ui=${ui}`)
    return outcomeOf(await browser.submit('choose', { method }))
  }

  test('a pending BCA result has no id, order and amount', async () => {
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

  test.each(['deeplink', 'qr'])('a pending GoPay result is nearly empty (%s)', async (ui) => {
    const about = { status_code: '201', payment_type: 'gopay', transaction_status: 'pending', pdf_url: null }
    const finish = 'https://shop.example/finish/?order_id=ORDER-1&status_code=201&transaction_status=pending'
    const result = { ...about, finish_redirect_url: finish }
    expect(await choose('gopay', ui)).toEqual({ event: 'pending', result })
  })

  const number = expect.any(String)
  test.each([
    ['bni_va', { va_numbers: [{ bank: 'bni', va_number: number }], order_id: 'ORDER-1' }, 'bca_va_number'],
    ['permata_va', { permata_va_number: number }, 'va_numbers'],
    ['echannel', { bill_key: number, biller_code: '70012', payment_type: 'echannel' }, 'va_numbers'],
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
        bca_va_number: number,
      },
    })
  })

  test('an error has its message as a list', async () => {
    const { submit } = await open()
    await submit('choose', { method: 'bca_va' })
    expect(outcomeOf(await submit('fail'))).toEqual({
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
    const unknown = await (await fetch(`${merchant().url}/snap/v4/redirection/nobody`)).text()
    expect(outcomeOf(unknown)).toMatchObject({ event: 'error', result: { status_code: '404' } })
  })
})
