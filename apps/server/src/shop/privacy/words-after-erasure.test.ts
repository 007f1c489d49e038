import { expect, test } from 'vitest'
import { buildOrder } from '../../testing/orders.ts'
import { answered, buildTestApp } from '../../testing/test-app.ts'
import { raiseAttention } from '../attention/attention.queries.ts'

/** Text about an erased order would never be erased: none is stored, by any call at any moment. */

const shop = await buildTestApp()
const query = shop.rows
const admin = await shop.signIn()

const mark = 'Zulfikar-Tanda'
/** The rows that contain the mark. */
const marked = async () => {
  const tables = await query(`select tablename as name from pg_tables where schemaname = 'public'`)
  const searches = tables.map(({ name }) => `select t::text from "${name}" t where t::text like '%${mark}%'`)
  return query(searches.join(' union all '))
}
const send = (method: 'POST' | 'PATCH' | 'PUT', url: string, payload: object) =>
  shop.send(method, url, payload, admin)
const erase = (id: number) => send('POST', `/api/admin/customers/${id}/erase`, {})
let people = 0
const delivered = async () => {
  people += 1
  const customerPhone = `0813-7770-${String(people).padStart(4, '0')}`
  const { order } = await buildOrder(shop.database.db, { customerPhone }, { status: 'delivered' })
  return order.id
}

const calls: Record<string, (id: number) => ReturnType<typeof send>> = {
  'a note': (id) => send('POST', `/api/orders/${id}/notes`, { note: `telepon ${mark}` }),
  'the reason of a cancellation': (id) =>
    send('PATCH', `/api/orders/${id}/status`, { status: 'cancelled', reason: `kata ${mark}` }),
  'the reason of any other status': (id) =>
    send('PATCH', `/api/orders/${id}/status`, { status: 'ready', reason: `kata ${mark}` }),
  'the note of a payment': (id) =>
    send('POST', '/api/payment/manual-update', { orderId: id, isPaid: true, note: `dari ${mark}` }),
  'a note about the customer': (id) => send('PUT', `/api/admin/customers/${id}/note`, { note: mark }),
}

test.each(Object.entries(calls))('%s is refused, and none of its effects happen', async (_, write) => {
  const id = await delivered()
  expect((await erase(id)).statusCode).toBe(200)
  const answer = await write(id)
  expect([409, 404]).toContain(answer.statusCode)
  expect(await marked()).toEqual([])
  expect(await query('select status, is_paid from orders where id = $1', [id])).toEqual([
    { status: 'delivered', is_paid: false },
  ])
  if (answer.statusCode === 409) expect(answer.json().message).toContain('sudah dihapus')
})

test('the database itself refuses text in every field of the order, whoever writes', async () => {
  const id = await delivered()
  await erase(id)
  const fields = [
    'customer_name',
    'customer_phone',
    'customer_address',
    'notes',
    'cancel_reason',
    'suspicion',
  ]
  for (const field of fields) {
    const write = query(`update orders set ${field} = $1 where id = $2`, [mark, id])
    await expect(write).rejects.toMatchObject({ code: 'DS003' })
  }
})

test('without text the owner can still do everything', async () => {
  const id = await delivered()
  await erase(id)
  const answers = [
    await send('PATCH', `/api/orders/${id}/status`, { status: 'cancelled' }),
    await send('PATCH', `/api/orders/${id}/status`, { status: 'delivered' }),
    await send('POST', '/api/payment/manual-update', { orderId: id, isPaid: true, paymentMethod: 'tunai' }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
})

test('an entry of «Perlu perhatian» is closed, and its note is not stored', async () => {
  const id = await delivered()
  await erase(id)
  await raiseAttention(shop.database.db, { kind: 'reversal', orderId: id, reference: `late ${id}` })
  const [{ id: item }] = await query('select id from attention_items where order_id = $1', [id])
  const answer = await send('POST', `/api/admin/attention/${item}/close`, { note: `bicara dengan ${mark}` })
  expect(answered(answer)).toMatchObject({ statusCode: 200, closeNote: null, closedBy: 'admin:pemilik' })
  expect(await marked()).toEqual([])
})

test('entries about what the erasure removed are closed with it; those about money stay open', async () => {
  const id = await delivered()
  const kinds = ['change-request', 'reversal', 'transfer-proof', 'whatsapp-reply', 'whatsapp-unsent'] as const
  for (const kind of kinds)
    await raiseAttention(shop.database.db, { kind, orderId: id, reference: `erased ${id}` })
  await erase(id)
  const open = 'select kind from attention_items where order_id = $1 and closed_at is null'
  expect(await query(open, [id])).toEqual([{ kind: 'reversal' }])
})

test('text written in parallel with the erasure is refused or erased with the rest', async () => {
  for (let round = 0; round < 12; round += 1) {
    const id = await delivered()
    await raiseAttention(shop.database.db, { kind: 'reversal', orderId: id, reference: `at once ${id}` })
    const [{ id: item }] = await query('select id from attention_items where order_id = $1', [id])
    await Promise.all([
      calls['a note']?.(id),
      send('POST', `/api/admin/attention/${item}/close`, { note: `bicara dengan ${mark}` }),
      erase(id),
      calls['the note of a payment']?.(id),
      send('PATCH', `/api/orders/${id}/status`, { status: 'delivered', reason: mark }),
    ])
    // If the first erasure was too early for it, the erasure is repeated.
    await erase(id)
    expect([round, await marked()]).toEqual([round, []])
  }
})
