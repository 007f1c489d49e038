import { WireRupiah } from '@dimsum/contract/fields'
import { beforeEach, expect, test } from 'vitest'
import { accessTable, roleTable } from '../../../testing/access-table.ts'
import { requestOf } from '../../../testing/every-call.ts'
import { buildOrder } from '../../../testing/orders.ts'
import { buildTestApp } from '../../../testing/test-app.ts'
import { hiddenFrom } from './hidden-fields.ts'

/** Seven packages: an amount and a phone that appear only in responses about this order. */
const phone = '081299987765'
const seeded = ['406000', '406.000', '81299987765', '812-9998-7765', '61234', 'sari@contoh.id']
const day = '2026-11-27'
let kitchen: Record<string, string>
const shop = await buildTestApp()
const owner = await shop.signIn()
const item = { packageType: '20pcs', currentStock: 60, minimumStock: 5, unitPrice: 61_234 }
await shop.send('POST', '/api/inventory', item, owner)
const seven = { packageType: '20pcs', quantity: 7 } as const
const contact = { customerPhone: phone, customerEmail: 'sari@contoh.id' }
const orderId = (await buildOrder(shop.database.db, { ...contact, ...seven })).order.id
await shop.rows(`update orders set status = 'confirmed', delivery_date = $1`, [day])
// One of the calls ends the sessions of its user.
beforeEach(async () => {
  kitchen = await shop.signIn('kitchen')
})

const call = (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object, cookies = kitchen) =>
  shop.call({ method, url, cookies, ...(payload && { payload }) })
const foundIn = (text: string) => seeded.filter((mark) => text.includes(mark))

/** The requests of the kitchen's screens in one morning. */
const morning = (): Parameters<typeof call>[] => [
  ['GET', `/api/admin/kitchen/sheet?day=${day}`],
  ['GET', '/api/admin/kitchen/loose-orders'],
  ['GET', `/api/admin/kitchen/days?from=${day}&to=${day}`],
  ['GET', `/api/orders/${orderId}`],
  ['PATCH', `/api/orders/${orderId}/status`, { status: 'preparing' }],
  ['POST', '/api/admin/kitchen/printed-labels', { orderIds: [orderId] }],
  ['POST', `/api/orders/${orderId}/acts`, { act: 'label' }],
  ['POST', '/api/admin/scan', { code: String(orderId), step: 'pack' }],
  ['GET', '/api/inventory'],
  ['PATCH', '/api/inventory/1', { currentStock: 55, reason: 'waste' }],
  ['GET', '/api/inventory/1/movements'],
]

test('what the kitchen reads in a morning contains no amount and no phone number', async () => {
  const owner = await shop.signIn()
  const marked = new Set<string>()
  for (const [method, url, payload] of morning()) {
    const answer = await call(method, url, payload)
    expect([url, answer.statusCode < 300, foundIn(answer.body)]).toEqual([url, true, []])
    if (method === 'GET')
      for (const mark of foundIn((await call(method, url, undefined, owner)).body)) marked.add(mark)
  }
  // The owner reads all of it in the same responses, so the marks are where they are searched.
  expect([...marked].toSorted()).toEqual(['406000', '61234', '81299987765', 'sari@contoh.id'])
})

test('no other call reveals more to the kitchen, allowed or refused', async () => {
  for (const route of Object.keys(accessTable).filter((each) => !each.endsWith('/events'))) {
    const { body } = await shop.call({ ...requestOf(route, orderId), cookies: await shop.signIn('kitchen') })
    expect([route, foundIn(body)]).toEqual([route, []])
  }
})

test("a hand-over contains what to collect and the courier's phone number, and nothing else of it", async () => {
  await shop.rows(`update orders set status = 'ready', is_paid = false, paid_at = null`)
  const scan = { code: String(orderId), step: 'hand-over' }
  const { order, handOver } = (await call('POST', '/api/admin/scan', scan)).json()
  expect(handOver).toEqual({ collect: '406000.00', phone })
  expect(foundIn(JSON.stringify(order))).toEqual([])
})

test('the kitchen reads that a promotion pays a whole order, without the amount and the code', async () => {
  const { order } = await buildOrder(shop.database.db, seven)
  const chargesWith = async (off: number) => {
    const charges = JSON.stringify([{ kind: 'promotion', amount: `${off}.00`, reason: 'SYUKURAN' }])
    const update = 'update orders set charges = $2, total_price = $3 where id = $1'
    await shop.rows(update, [order.id, charges, 406_000 - off])
    return (await call('GET', `/api/orders/${order.id}`)).json().charges
  }
  expect(await chargesWith(6_000)).toEqual([])
  expect(await chargesWith(406_000)).toEqual([{ kind: 'promotion', amount: '0.00', reason: '' }])
})

test('a kitchen helper reads and changes an order of her own as its customer does', async () => {
  await shop.changeSettings({ customerChanges: '20:00' })
  const { id, order, cookies: own } = await shop.placeOrder()
  const url = `/api/orders/${id}`
  const both = { ...kitchen, ...own }
  const read = async (cookies: Record<string, string>) => (await call('GET', url, undefined, cookies)).json()
  expect(await read(both)).toEqual(await read(own))
  const wish = { what: 'other', text: 'Tambah sambal.' }
  expect((await call('POST', `${url}/change-request`, wish, both)).json()).toMatchObject({
    totalPrice: '58000.00',
    customerPhone: order.customerPhone,
  })
})

test('the kitchen neither cancels an order nor confirms an unpaid one, and changes no price', async () => {
  const { order } = await buildOrder(shop.database.db)
  const move = async (status: string) =>
    (await call('PATCH', `/api/orders/${order.id}/status`, { status })).statusCode
  for (const status of ['confirmed', 'preparing', 'cancelled']) expect(await move(status)).toBe(403)
  await shop.rows(`update orders set status = 'confirmed' where id = $1`, [order.id])
  expect(await move('preparing')).toBe(200)
  for (const status of ['pending', 'cancelled']) expect(await move(status)).toBe(403)
  for (const change of [{ unitPrice: 1 }, { minimumStock: 1 }, { isActive: false }])
    expect((await call('PATCH', '/api/inventory/1', change)).statusCode).toBe(403)
})

test('every field of a response for the kitchen that could contain money or contact data is hidden', async () => {
  const document = (await shop.get('/api/openapi.json')).json()
  const shown = new Set<string>()
  const rupiahPattern = JSON.stringify(WireRupiah.toJSONSchema().pattern)
  const walk = (schema: unknown, path: string): void => {
    if (typeof schema !== 'object' || schema === null) return
    const { $ref, properties = {}, ...rest } = schema as Record<string, never>
    if ($ref) walk(document.components.schemas[String($ref).split('/').at(-1) ?? ''], path)
    for (const [name, property] of Object.entries(properties)) {
      // A hidden field is hidden with everything in it.
      if (hiddenFrom.kitchen?.has(name)) continue
      const text = JSON.stringify(property)
      const isLeaf = !/"(properties|\$ref)"/.test(text)
      const couldTell =
        text.includes(rupiahPattern) || /price|amount|spent|phone|mail|method|midtrans|stripe/i.test(name)
      if (isLeaf && couldTell) shown.add(`${path}.${name}`)
      walk(property, `${path}.${name}`)
    }
    for (const part of Object.values(rest)) for (const each of [part].flat()) walk(each, path)
  }
  for (const route of Object.keys(roleTable).filter((each) => roleTable[each]?.includes('K'))) {
    const [method = '', path = ''] = route.split(' ')
    const { responses } = document.paths[path][method.toLowerCase()]
    for (const status of ['200', '201']) walk(responses[status]?.content?.['application/json']?.schema, route)
  }
  const atTheDoor = ['collect', 'phone'].map((name) => `POST /api/admin/scan.handOver.${name}`)
  // The menu is public.
  expect([...shown]).toEqual(['GET /api/admin/menu.packages.price', ...atTheDoor])
})
