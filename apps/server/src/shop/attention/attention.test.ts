import { expect, it } from 'vitest'
import { buildOrder } from '../../testing/orders.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { raiseAttention } from './attention.queries.ts'

const shop = await buildTestApp()
const admin = await shop.signIn()

const list = (query = '') => shop.get(`/api/admin/attention${query}`, admin)
const close = (id: number | string, note: string) =>
  shop.send('POST', `/api/admin/attention/${id}/close`, { note }, admin)

it('lists each cause once, newest first, until it is closed with a note', async () => {
  const { order } = await buildOrder(shop.parts.db)
  const cause = {
    kind: 'reversal',
    orderId: order.id,
    reference: 'T1',
    data: { received: '58000.00' },
  } as const
  expect(await raiseAttention(shop.parts.db, cause)).toBe(true)
  expect(await raiseAttention(shop.parts.db, cause)).toBe(false)
  await raiseAttention(shop.parts.db, { kind: 'unmatched-message', orderId: null, reference: 'X' })
  const { items, open } = (await list()).json()
  expect([open, items.map(({ kind }: { kind: string }) => kind)]).toEqual([
    2,
    ['unmatched-message', 'reversal'],
  ])

  const closed = await close(items[1].id, 'sudah dikembalikan')
  expect(closed.json()).toMatchObject({ closedBy: 'admin:pemilik', closeNote: 'sudah dikembalikan' })
  expect((await list()).json()).toMatchObject({ open: 1, items: [{ kind: 'unmatched-message' }] })
  expect((await list('?show=all')).json().items).toHaveLength(2)
  expect((await close(items[1].id, 'lagi')).statusCode).toBe(409)
  expect(await raiseAttention(shop.parts.db, cause)).toBe(false)

  expect((await close(items[0].id, 'bukan pesanan kita')).statusCode).toBe(200)
  const audit = await shop.database.pool.query(
    "select action, subject, after from audit_log where action = 'attention.close'",
  )
  // The note may name a person, and the audit log is never erased.
  expect(audit.rows).toEqual([
    { action: 'attention.close', subject: `attention:${items[0].id}`, after: { kind: 'unmatched-message' } },
  ])
  expect((await list('?show=all')).json().items[0].closeNote).toBe('bukan pesanan kita')
  const timeline = await shop.database.pool.query("select kind from order_events where kind = 'attention'")
  expect(timeline.rows).toHaveLength(1)
})

it('is closed only with a note', async () => {
  await raiseAttention(shop.parts.db, { kind: 'unmatched-message', orderId: null, reference: 'Y' })
  const [item] = (await list()).json().items
  const empty = await close(item.id, '  ')
  expect([empty.statusCode, empty.json().issues[0].path]).toEqual([400, 'note'])
})
