import { describe, expect, test } from 'vitest'
import { startMerchant, tokenRequest, useMerchant } from './testing/merchant.ts'

const { merchant, control } = useMerchant()

const create = (body: unknown) => merchant().post('/snap/v1/transactions', body)
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/

describe('creating a token', () => {
  test('answers 201 with a uuid and the URL of the payment page', async () => {
    const { status, body } = await create(tokenRequest('ORDER-1'))
    expect(status).toBe(201)
    expect(body.token).toMatch(uuid)
    expect(body.redirect_url).toBe(`${merchant().url}/snap/v4/redirection/${body.token}`)
  })

  test('with another key answers the documented 401', async () => {
    const reply = await merchant().post('/snap/v1/transactions', tokenRequest('ORDER-1'), {
      Authorization: 'Basic d3Jvbmc6',
    })
    expect(reply).toMatchObject({
      status: 401,
      body: {
        error_messages: [
          'Access denied due to unauthorized transaction, please check client or server key',
          'Visit https://snap-docs.midtrans.com/#request-headers for more details',
        ],
      },
    })
  })

  test('is recorded for assertions, without the key', async () => {
    await create(tokenRequest('ORDER-1'))
    const [request] = control().requests()
    expect(request).toMatchObject({ method: 'POST', path: '/snap/v1/transactions', answered: 201 })
    expect(request?.body).toMatchObject({ transaction_details: { order_id: 'ORDER-1' } })
    expect(JSON.stringify(request)).not.toContain('Basic')
  })

  test('with the same seed gives the same token', async () => {
    const { token } = await merchant().createToken('ORDER-1')
    const other = await startMerchant()
    expect((await other.createToken('ORDER-1')).token).toBe(token)
    await other.close()
  })
})

describe('the same order id again', () => {
  test('gets a new token until a method is confirmed, and the old token is closed', async () => {
    const first = await merchant().createToken('ORDER-1')
    const second = await merchant().createToken('ORDER-1')
    expect(second.token).not.toBe(first.token)
    expect(await (await fetch(first.redirect_url)).text()).toContain('Transaksi tidak tersedia')
    expect(await (await fetch(second.redirect_url)).text()).toContain('Pilih cara bayar')
  })

  test('is in use once a transaction exists, with another message once paid', async () => {
    await merchant().createToken('ORDER-1')
    control().choose('ORDER-1', 'bca_va')
    expect(await create(tokenRequest('ORDER-1'))).toMatchObject({
      status: 400,
      body: { error_messages: ['transaction_details.order_id has already been taken'] },
    })
    control().pay('ORDER-1')
    expect((await create(tokenRequest('ORDER-1'))).body.error_messages).toEqual([
      'transaction_details.order_id has been paid and utilized, please use another order ID',
    ])
  })

  test.each([
    ['expire', 201],
    ['cancel', 201],
    ['deny', 400],
  ] as const)('after %s answers %s', async (end, expected) => {
    await merchant().createToken('ORDER-1')
    control().choose('ORDER-1', 'gopay')
    control()[end]('ORDER-1')
    expect((await create(tokenRequest('ORDER-1'))).status).toBe(expected)
  })
})

describe('cancelling a page', () => {
  const cancel = (token: string) => merchant().post(`/snap/v1/transactions/${token}/cancel`, {})

  test('is confirmed; the token no longer opens', async () => {
    const { token, redirect_url } = await merchant().createToken('ORDER-1')
    const reply = await cancel(token)
    expect(reply.status).toBe(200)
    expect(Date.parse(String(reply.body.canceled_at))).not.toBeNaN()
    expect(await (await fetch(redirect_url)).text()).toContain('Transaksi tidak tersedia')
  })

  test('is refused twice, for a page in use, and for an unknown token', async () => {
    const { token } = await merchant().createToken('ORDER-1')
    await cancel(token)
    expect((await cancel(token)).body.error_messages).toEqual(['token already canceled'])
    const used = await merchant().createToken('ORDER-2')
    control().choose('ORDER-2', 'bca_va')
    expect((await cancel(used.token)).body.error_messages).toEqual(['Transaction is on progress'])
    expect((await cancel('unknown')).body.error_messages).toEqual(['token not found'])
  })
})
