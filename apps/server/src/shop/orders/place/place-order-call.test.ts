import { cleanLine, cleanText } from '@dimsum/domain/text'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { openOrderCalls, orderForm } from '../../../testing/order-calls.ts'
import { answered, buildTestApp } from '../../../testing/test-app.ts'
import { orderColumns } from '../read/order-columns.ts'

const shop = await openOrderCalls()

describe('POST /api/orders', () => {
  test('answers 201 with the whole order and a cookie no script can read', async () => {
    const { answer, order } = await shop.place({ quantity: 2 })
    expect(answer.statusCode).toBe(201)
    expect(order).toMatchObject({
      ...orderForm,
      quantity: 2,
      totalPrice: '116000.00',
      status: 'pending',
      isPaid: false,
      masked: false,
    })
    expect(answer.cookies).toMatchObject([
      { name: 'access', httpOnly: true, sameSite: 'Strict', path: '/', maxAge: 30 * 24 * 3600 },
    ])
  })

  test('binds the cookie to the host when the shop is on https', async () => {
    const secure = await buildTestApp({ config: { publicOrigin: 'https://dimsum.example' } })
    const answer = await secure.send('POST', '/api/orders', orderForm)
    expect(answer.cookies).toMatchObject([{ name: '__Host-access', secure: true, path: '/' }])
  })

  test('a key of another form is 400', async () => {
    for (const key of ['short', 'k'.repeat(101), 'no spaces', 'ключ-ключ']) {
      expect((await shop.post({}, { headers: { 'idempotency-key': key } })).statusCode).toBe(400)
    }
  })

  test('a total that the shop does not ask for is 409, one that is no total 400', async () => {
    const seeing = (total: string) => shop.post({}, { headers: { 'expected-total': total } })
    const changed = { statusCode: 409, code: 'stale', details: '58000.00' }
    expect(answered(await seeing('57000.00'))).toMatchObject(changed)
    for (const total of ['', '58.000', '58000.50', '-58000', '5e4', '58000000000000', 'null']) {
      const answer = await seeing(total)
      expect([answer.statusCode, answer.json().issues[0].path], total).toEqual([400, 'expected-total'])
    }
  })

  test('marks an order from an address that ordered a lot within the hour, and takes it', async () => {
    const limits = { 'unmarked-orders-per-address': { points: 2, seconds: 60 } }
    const watchful = await buildTestApp({ limits })
    for (let n = 0; n < 3; n++) await watchful.send('POST', '/api/orders', orderForm)
    const found = await watchful.rows('select suspicion from orders order by id')
    expect(found.map(({ suspicion }) => suspicion)).toEqual([null, null, 'many-from-address'])
  })
})

describe('what a customer sends', () => {
  beforeAll(async () => {
    await shop.rows(
      `insert into packages (package_type, name, pieces, price, position) values ('cicip', 'Cicip', 1000, 1, 9)`,
    )
    shop.parts.settings.forget()
  })
  test.each<[string, object, string]>([
    ['quantity', { quantity: 0 }, 'Quantity must be at least 1'],
    ['quantity', { quantity: 1.5 }, 'Expected integer, received float'],
    ['quantity', { quantity: '2' }, 'Expected number, received string'],
    ['quantity', { packageType: '10pcs', quantity: 3334 }, 'Quantity must be at most 3333'],
    ['quantity', { packageType: 'cicip', quantity: 1001 }, 'Quantity must be at most 1000'],
    ['customerPhone', { customerPhone: '0812' }, 'Phone number must be at least 10 digits'],
    ['customerAddress', { customerAddress: 'Bekasi' }, 'Address must be at least 10 characters'],
    ['customerName', { customerName: 'Budi\u0000' }, 'Text contains characters that cannot be stored'],
    ['packageType', { packageType: '50pcs' }, ''],
  ])('is refused at %s, with the rule of the specification: %o', async (path, wish, rule) => {
    const message = expect.stringContaining(rule)
    const refused = { statusCode: 400, code: 'validation', message, issues: [{ path, message }] }
    expect(answered(await shop.post(wish))).toMatchObject(refused)
  })

  test.each([
    ['10pcs', 3333],
    ['cicip', 1000],
  ])('%s is taken up to %i times', async (packageType, quantity) => {
    expect((await shop.post({ packageType, quantity })).statusCode).toBe(201)
  })

  test('sets nothing but what the order form offers', async () => {
    const rowOf = async (items: object[], more: object = {}) => {
      const { order } = await shop.place({ ...more, items })
      const [{ id, order_date, updated_at, ...row }] = await shop.rows('select * from orders where id = $1', [
        order.id,
      ])
      expect(id).not.toBe(424242)
      expect(Date.now() - order_date.getTime()).toBeLessThan(60_000)
      return row
    }
    const [medium, small] = [
      { packageType: '20pcs', quantity: 1 },
      { packageType: '10pcs', quantity: 1 },
    ]
    const { packageType: _, quantity: __, ...columns } = orderColumns
    const others = Object.entries(columns).filter(([, { from }]) => from !== 'form')
    const more = { ...Object.fromEntries(others.map(([name]) => [name, '424242'])), unitPrice: 1, price: 1 }
    const free = { unitPrice: '1.00', totalPrice: '1.00', holdsStock: true, id: 9 }
    expect(await rowOf([medium, { ...small, ...free }], more)).toEqual(await rowOf([medium, small]))
  })

  test('of any characters is stored cleaned or refused with its field, and found again', async () => {
    const text = fc.string({
      unit: fc.oneof(
        fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
        fc.constantFrom('\0', '\ud800', '\u202e', '\u200b', '\r\n', '\t', '%', '_', '\\', 'é', '🥟', ' '),
      ),
      maxLength: 24,
    })
    await fc.assert(
      fc.asyncProperty(text, text, async (customerName, notes) => {
        const answer = await shop.post({ customerName, notes })
        if (answer.statusCode === 400) {
          expect(['customerName', 'notes']).toContain(answer.json().issues[0].path)
          return
        }
        expect(answer.statusCode).toBe(201)
        const { id } = answer.json()
        const [stored] = await shop.rows('select customer_name, notes from orders where id = $1', [id])
        expect(stored).toEqual({ customer_name: cleanLine(customerName), notes: cleanText(notes) || null })
        expect(cleanLine(stored.customer_name)).toBe(stored.customer_name)
        const search = encodeURIComponent(stored.customer_name.slice(0, 60))
        const list = await shop.get(`/api/orders?limit=100&search=${search}`, shop.admin)
        expect(list.statusCode).toBe(200)
        if (/[\p{L}\p{N}]/u.test(stored.customer_name)) {
          expect(list.json().orders.map((order: { id: number }) => order.id)).toContain(id)
        }
      }),
      { numRuns: 150 },
    )
  })

  test('never reaches a header of the answer', async () => {
    const plain = await shop.post({})
    const tricky = await shop.post({ customerName: 'a\r\nSet-Cookie: x=1', notes: '\r\nLocation: //evil' })
    const names = (headers: object) => Object.keys(headers).sort()
    expect(tricky.statusCode).toBe(201)
    expect(names(tricky.headers)).toEqual(names(plain.headers))
    expect(JSON.stringify(tricky.headers)).not.toContain('evil')
  })
})
