import { expect, it } from 'vitest'
import { buildOrder } from '../../testing/orders.ts'
import { answered, buildTestApp } from '../../testing/test-app.ts'
import { raiseAttention } from './attention.queries.ts'

const shop = await buildTestApp()
const admin = await shop.signIn()

const list = (query = '') => shop.get(`/api/admin/attention${query}`, admin)
const close = (id: number | string, note: string) =>
  shop.send('POST', `/api/admin/attention/${id}/close`, { note }, admin)

it('lists each cause once, newest first, until it is closed with a note', async () => {
  const { id: orderId } = (await buildOrder(shop.parts.db)).order
  const cause = { kind: 'reversal', orderId, reference: 'T1', data: { received: '58000.00' } } as const
  expect(await raiseAttention(shop.parts.db, cause)).toBe(true)
  expect(await raiseAttention(shop.parts.db, cause)).toBe(false)
  await raiseAttention(shop.parts.db, { kind: 'unmatched-message', orderId: null, reference: 'X' })
  const { items, open } = (await list()).json()
  expect(open).toBe(2)
  expect(items).toMatchObject([{ kind: 'unmatched-message' }, { kind: 'reversal' }])

  const empty = answered(await close(items[1].id, '  '))
  expect(empty).toMatchObject({ statusCode: 400, issues: [{ path: 'note' }] })
  const closed = await close(items[1].id, 'sudah dikembalikan')
  expect(closed.json()).toMatchObject({ closedBy: 'admin:pemilik', closeNote: 'sudah dikembalikan' })
  expect((await list()).json()).toMatchObject({ open: 1, items: [{ kind: 'unmatched-message' }] })
  expect((await list('?show=all')).json().items).toHaveLength(2)
  expect((await close(items[1].id, 'lagi')).statusCode).toBe(409)
  expect(await raiseAttention(shop.parts.db, cause)).toBe(false)

  expect((await close(items[0].id, 'bukan pesanan kita')).statusCode).toBe(200)
  // The note may name a person, and the audit log is never erased.
  const audit = await shop.rows("select subject, after from audit_log where action = 'attention.close'")
  expect(audit).toEqual([{ subject: `attention:${items[0].id}`, after: { kind: 'unmatched-message' } }])
  expect((await list('?show=all')).json().items[0].closeNote).toBe('bukan pesanan kita')
  expect(await shop.rows("select from order_events where kind = 'attention'")).toHaveLength(1)
})
