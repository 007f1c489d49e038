import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrate } from '../../platform/db/migrate.ts'
import { createTestDatabase } from '../../testing/test-database.ts'

const shipped = join(import.meta.dirname, '../../platform/db/migrations')
const firstWithPauses = '0009_questions_in_a_row'

test('an attempt polled often before back-off existed begins with a short pause', async () => {
  const database = await createTestDatabase()
  const earlier = mkdtempSync(join(tmpdir(), 'dimsum-migrations-'))
  cpSync(shipped, earlier, { recursive: true })
  const journal = join(earlier, 'meta/_journal.json')
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'))
  const before = entries.findIndex(({ tag }: { tag: string }) => tag === firstWithPauses)
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, before) }))
  try {
    await database.pool.query(
      'drop schema if exists drizzle cascade; drop schema public cascade; create schema public',
    )
    await migrate(database.url, earlier)
    await database.pool.query(
      `with placed as (
         insert into orders (customer_name, customer_phone, phone_key, customer_address, package_type, quantity, pieces,
           total_price, order_date, status)
         select 'Siti', '0812', '812', 'Jl. Kenanga', '10pcs', 1, 10, 30000, now(), 'pending' returning id)
       insert into payment_attempts (order_id, provider_order_id, method, amount, state, checks)
       select id, 'ORDER-' || id || '-1767225600000', 'virtual_account', 30000, 'open', 31 from placed`,
    )
    expect(await migrate(database.url)).toContain(firstWithPauses)
    expect((await database.pool.query('select checks from payment_attempts')).rows).toEqual([{ checks: 0 }])
  } finally {
    rmSync(earlier, { recursive: true })
    await database.drop()
  }
})
