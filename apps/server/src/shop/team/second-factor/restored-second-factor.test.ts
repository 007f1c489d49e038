import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ensureBackupKey } from '../../../platform/backup/backup-key.ts'
import { restoreBackup } from '../../../platform/backup/restore-backup.ts'
import { writeBackup } from '../../../platform/backup/write-backup.ts'
import { codeOfStep, stepAt } from '../../../testing/authenticator.ts'
import { buildTestApp, testAdmin } from '../../../testing/test-app.ts'
import { createTestDatabase } from '../../../testing/test-database.ts'

const now = new Date('2026-11-23T06:00:07Z')
const shop = await buildTestApp({ now: () => now })
const folder = mkdtempSync(join(tmpdir(), 'dimsum-factor-'))
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a backup reveals no secret, and restores the second factor without pending sign-ins', async () => {
  const cookies = await shop.signIn()
  const { secret } = (await shop.send('POST', '/api/admin/second-factor', undefined, cookies)).json()
  const payload = { password: testAdmin.password, code: codeOfStep(secret, stepAt(now)) }
  await shop.send('POST', '/api/admin/second-factor/confirm', payload, cookies)
  await shop.send('POST', '/api/admin/login', testAdmin)

  const key = await ensureBackupKey(join(folder, 'key', 'backup.key'))
  const { path } = await writeBackup({ url: shop.database.url, folder: join(folder, 'backups'), key })
  expect(readFileSync(path).includes(secret)).toBe(false)

  const restored = await createTestDatabase()
  try {
    await restoreBackup({ file: path, key, url: restored.url, overwrite: true, isMove: false })
    const { rows } = await restored.pool.query(
      `select secret, is_confirmed, (select count(*)::int from recovery_codes) as codes,
         (select count(*)::int from sign_in_steps) as steps, (select count(*)::int from sessions) as sessions
       from second_factors`,
    )
    expect(rows).toEqual([{ secret, is_confirmed: true, codes: 10, steps: 0, sessions: 0 }])
  } finally {
    await restored.drop()
  }
})
