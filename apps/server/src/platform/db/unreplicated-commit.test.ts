import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { patience } from '../../testing/patience.ts'
import { openOwnServer } from '../../testing/test-server.ts'
import { connect, type Database, inTransaction } from './connection.ts'
import { isConnectionLost, sqlStateOf } from './database-errors.ts'

/** A commit that waits for a replica which does not come, and is canceled by an administrator. */

let server: Awaited<ReturnType<typeof openOwnServer>>
let shop: Database

beforeAll(async () => {
  server = await openOwnServer({})
  shop = connect(server.url, patience)
  await shop.pool.query('create table shelf (packs int not null)')
})
afterAll(async () => {
  await shop.close()
  await server.remove()
})
beforeEach(() => waitForReplica(true))

async function waitForReplica(isWanted: boolean) {
  await server.admin(`alter system set synchronous_standby_names = '${isWanted ? '*' : ''}'`)
  await server.admin('select pg_reload_conf()')
  await expect
    .poll(() => server.admin('show synchronous_standby_names'))
    .toEqual([{ synchronous_standby_names: isWanted ? '*' : '' }])
}

/** Has every commit that waits go on without its replica. */
async function cancelTheWait() {
  const waiting = "from pg_stat_activity where wait_event = 'SyncRep'"
  await expect.poll(() => server.admin(`select pid ${waiting}`)).toHaveLength(1)
  await server.admin(`select pg_cancel_backend(pid) ${waiting}`)
}

test.each([
  ['one statement', () => shop.pool.query('insert into shelf values (1)')],
  ['a transaction', () => inTransaction(shop.db, (tx) => tx.execute(sql`insert into shelf values (2)`))],
])('%s of which no replica is known to have it is not answered as done', async (_, write) => {
  const answered = write().catch((error: unknown) => error)
  await cancelTheWait()
  const error = await answered
  expect([sqlStateOf(error), isConnectionLost(error)]).toEqual(['08007', true])
})

test('whoever reads and writes afterwards is answered as ever', async () => {
  await waitForReplica(false)
  await shop.pool.query('insert into shelf values (3)')
  expect((await shop.pool.query('select packs from shelf order by packs')).rows).toEqual(
    [1, 2, 3].map((packs) => ({ packs })),
  )
})
