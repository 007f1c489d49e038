import { expect, test } from 'vitest'
import { buildTestApp } from '../../testing/test-app.ts'

/** A restored shop: the desk shows a notice until the owner confirms that this copy is the real one. */

const shop = await buildTestApp()
const owner = await shop.signIn()

const restored = () =>
  shop.database.pool.query(
    "insert into unconfirmed_restore (backup_at) values ('2026-11-20T02:00:00Z') on conflict do nothing",
  )
const session = async () => (await shop.get('/api/admin/session', owner)).json()
const confirm = (cookies?: Record<string, string>) =>
  shop.call({ method: 'POST', url: '/api/admin/confirm-restore', ...(cookies && { cookies }) })

test('the session names the backup until the owner confirms, once, and the audit log names the owner', async () => {
  expect(await session()).not.toHaveProperty('unconfirmedBackup')
  await restored()
  expect((await session()).unconfirmedBackup).toBe('2026-11-20T02:00:00.000Z')
  expect((await confirm()).statusCode).toBe(401)
  expect((await confirm(owner)).statusCode).toBe(204)
  expect((await confirm(owner)).statusCode).toBe(204)
  expect(await session()).not.toHaveProperty('unconfirmedBackup')
  const rows = await shop.rows("select actor, after from audit_log where action = 'backup.confirm'")
  expect(rows).toEqual([{ actor: 'admin:pemilik', after: { madeAt: '2026-11-20T02:00:00.000Z' } }])
})
