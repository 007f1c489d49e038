import type { AdminOrder, Order } from '@dimsum/contract/orders'
import type { PlaceOrder } from '@dimsum/contract/place-order'
import { type OrderWord, orderWords } from '@dimsum/words/order-words'
import { expect, expectTypeOf, test } from 'vitest'
import { openOrderCalls, orderForm } from '../../testing/order-calls.ts'
import { textOf } from '../../testing/pdf-text.ts'
import { type FormColumn, type HolderColumn, type OwnerColumn, orderColumns } from './read/order-columns.ts'

/**
 * One order with every field of the form filled in, followed through every response and document. Each text field
 * contains a mark; a new field is included as soon as `order-columns.ts` and `order-words.ts` list it.
 */

const calls = await openOrderCalls()

const marks = new Map<string, string>([
  ['customerName', 'Tanda Nama'],
  ['customerPhone', '0812-7000-4321'],
  ['customerEmail', 'tanda-surat@contoh.id'],
  ['customerAddress', 'Tanda Alamat No. 5'],
  ...Object.keys(orderWords).map((field): [string, string] => [field, `tanda ${field}`]),
])
const whole = { ...orderForm, ...Object.fromEntries(marks), deliveryDate: null }

const columns = Object.entries(orderColumns)
const marked = columns.filter(([name, { from }]) => from === 'form' && marks.has(name)).map(([name]) => name)

type InItsOwnPlace = 'customerName' | 'customerPhone' | 'customerEmail' | 'customerAddress'
type NotStoredAsWritten =
  | ('packageType' | 'quantity' | 'items')
  | ('website' | 'deliveryAreaId' | 'promotionCode')

test('contract, columns and screens list the same fields', () => {
  // Compared by the compiler.
  expectTypeOf<FormColumn>().toEqualTypeOf<Exclude<keyof PlaceOrder, NotStoredAsWritten>>()
  expectTypeOf<FormColumn>().toEqualTypeOf<
    InItsOwnPlace | 'deliveryDate' | 'timeWindow' | 'isDelivery' | OrderWord
  >()
  expectTypeOf<HolderColumn>().toEqualTypeOf<Exclude<keyof Order, 'items' | 'masked'>>()
  expectTypeOf<OwnerColumn>().toEqualTypeOf<Exclude<keyof AdminOrder, 'items' | 'masked' | 'customerNote'>>()
})

test('every text field is filled in', () => {
  expect(marked.sort()).toEqual([...marks.keys()].sort())
})

test('an order shows all of it in every response, export and copy, and nothing to strangers or after its erasure', async () => {
  const key = { headers: { 'idempotency-key': 'every-field-1' } }
  const { order, cookies, answer } = await calls.place(whole)
  expect(order).toMatchObject(Object.fromEntries(marks))
  expect((await calls.get(`/api/orders/${order.id}`, cookies)).json()).toEqual(answer.json())
  expect((await calls.get(`/api/orders/${order.id}`, calls.admin)).json()).toMatchObject(
    Object.fromEntries(marks),
  )

  // By the key of a form: first, repeated, and in parallel.
  const first = await calls.post(whole, key)
  expect(first.statusCode).toBe(201)
  expect((await calls.post(whole, key)).json()).toEqual(first.json())
  const rush = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      calls.post(whole, { headers: { 'idempotency-key': `every-field-rush-${n}` } }),
    ),
  )
  for (const one of rush) expect(one.json()).toMatchObject(Object.fromEntries(marks))

  const pdf = await calls.get(`/api/orders/${order.id}/invoice.pdf`, cookies)
  const drawn = textOf(pdf.rawPayload)
  for (const mark of marks.values()) expect(drawn).toContain(mark)
  for (const word of Object.values(orderWords)) expect(drawn).toContain(word.id)

  const csv = (await calls.get('/api/admin/orders.csv', calls.admin)).body
  for (const mark of marks.values()) expect(csv).toContain(mark)

  const stranger = (await calls.get(`/api/orders/${order.id}`)).body
  for (const mark of marks.values()) expect(stranger).not.toContain(mark)

  const act = (what: string) =>
    calls.send('POST', `/api/admin/customers/${order.id}/${what}`, {}, calls.admin)
  const copy = (await act('export')).body
  for (const mark of marks.values()) expect(copy).toContain(mark)

  await calls.rows(`update orders set status = 'delivered'`)
  expect((await act('erase')).statusCode).toBe(200)
  const [left] = await calls.rows(`select json_agg(o)::text as text from orders o`)
  for (const mark of marks.values()) expect(left.text).not.toContain(mark)
})

test('an optional field that is left empty is stored as null', async () => {
  const required = ['customerName', 'customerPhone', 'customerAddress']
  const optional = [...marks.keys()].filter((field) => !required.includes(field))
  const { order } = await calls.place({
    ...orderForm,
    ...Object.fromEntries(optional.map((field) => [field, ''])),
  })
  const [row] = await calls.rows(`select * from orders where id = ${order.id}`)
  expect(Object.keys(row).filter((column) => row[column] === '')).toEqual([])
})
