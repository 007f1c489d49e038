import { describe, expect, test } from 'vitest'
import { tokenRequest, useMerchant } from './testing/merchant.ts'

const { merchant, control } = useMerchant()

const create = (body: unknown) => merchant().post('/snap/v1/transactions', body)

describe('a bad request lists every error at once', () => {
  const amount = 'transaction_details.gross_amount'
  const orderId = 'transaction_details.order_id'
  const details = { order_id: 'ORDER-1', gross_amount: 58_000 }
  const item = { id: 'a', name: 'Paket', price: 58_000, quantity: 1 }
  const long = 'x'.repeat(256)
  const order = (more: object) => ({ transaction_details: { ...details, ...more } })

  const items = (...parts: object[]) => ({ item_details: parts.map((part) => ({ ...item, ...part })) })
  const wrongSum = `${amount} is not equal to the sum of item_details`
  const wholePrice = 'item_details Price must be an integer'
  const wrongEmail = 'customer_details.email format is invalid'

  test.each<[string, object, string[]]>([
    [
      'nothing at all',
      { transaction_details: undefined },
      [`${orderId} is required`, `${amount} is required`, `${amount} is not a number`],
    ],
    ['an over-long order id', order({ order_id: 'x'.repeat(51) }), [`${orderId} too long`]],
    ['an order id with a space', order({ order_id: 'A 1' }), [`${orderId} contains unsupported characters`]],
    ['an amount as text', order({ gross_amount: '58000' }), [`${amount} is not a number`]],
    ['an amount with decimals', order({ gross_amount: 58_000.5 }), [`${amount} must be an integer`]],
    ['an amount of nothing', order({ gross_amount: 0 }), [`${amount} must be greater than or equal to 0.01`]],
    ['a negative amount', order({ gross_amount: -1 }), [`${amount} must be greater than or equal to 0.01`]],
    ['items that add up to less', items({ price: 50_000 }), [wrongSum]],
    ['an item without a name', items({ name: undefined }), ['item_details Name is required']],
    ['an item name over 50', items({ name: 'x'.repeat(51) }), ['item_details Name too long']],
    [
      'an item of no pieces',
      { ...order({ gross_amount: 1 }), ...items({ price: 1, quantity: 0 }) },
      ['item_details Quantity must be an integer of 1 or more', wrongSum],
    ],
    ['a price with decimals', items({ price: 57_999.5 }, { price: 0.5 }), [wholePrice, wholePrice]],
    ['a blank e-mail', { customer_details: { email: '' } }, [wrongEmail]],
    ['an e-mail without a host', { customer_details: { email: 'sari@' } }, [wrongEmail]],
    ['a name over 255', { customer_details: { first_name: long } }, ['customer_details.first_name too long']],
    [
      'an expiry under 20 seconds',
      { expiry: { unit: 'second', duration: 19 } },
      ['expiry.duration must be at least 20 seconds'],
    ],
    [
      'an expiry that starts at no time',
      { expiry: { start_time: 'tomorrow', unit: 'hours', duration: 1 } },
      ['expiry.start_time format is invalid, use yyyy-MM-dd hh:mm:ss Z'],
    ],
    [
      'a page that lives eight days',
      { page_expiry: { unit: 'days', duration: 8 } },
      ['page_expiry.duration must be at most 7 days'],
    ],
    ['a finish address over 255', { callbacks: { finish: long } }, ['callbacks.finish too long']],
    ['a custom field over 255', { custom_field1: long }, ['custom_field1 too long']],
    [
      'methods that are not a list',
      { enabled_payments: 'gopay' },
      ['enabled_payments must be an array of strings'],
    ],
    [
      'several mistakes',
      { transaction_details: { order_id: '', gross_amount: 1.5 }, customer_details: { email: 'x' } },
      [`${orderId} is required`, `${amount} must be an integer`, wrongEmail],
    ],
  ])('%s', async (_mistake, body, messages) => {
    expect(await create({ ...order({}), ...body })).toMatchObject({
      status: 400,
      body: { error_messages: messages },
    })
    expect(control().pages()).toEqual([])
  })

  test('text that is not JSON, and a body over 16 kB', async () => {
    const headers = { Authorization: `Basic ${btoa('SB-Mid-server-DIMSUM-EXAMPLE-0001:')}` }
    const request = { method: 'POST', headers, body: '{' }
    const broken = await fetch(`${merchant().url}/snap/v1/transactions`, request)
    expect(broken.status).toBe(400)
    expect(await create(tokenRequest('ORDER-1', { note: 'x'.repeat(17_000) }))).toMatchObject({
      status: 400,
      body: { error_messages: ['request body exceeds 16 kB'] },
    })
  })

  test('a discount is an item with a negative price', async () => {
    const items = [
      { ...item, price: 60_000 },
      { ...item, name: 'Diskon', price: -2_000 },
    ]
    expect((await create({ ...order({}), item_details: items })).status).toBe(201)
  })
})
