import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bundleProgram, runToEnd } from '../testing/child-program.ts'
import { buildShopProgram } from '../testing/shop-program.ts'
import { createTestDatabase } from '../testing/test-database.ts'

const program = await buildShopProgram()

const signIn = (origin: string, password: string) =>
  fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ username: 'admin', password }),
  })

test('the first password of a service is written to a private file, not to its log', async () => {
  const database = await createTestDatabase()
  const folder = program.newDataDir()
  const file = join(folder, 'admin-password')
  // An existing file that others may read.
  writeFileSync(file, 'old', { mode: 0o644 })
  const { shop, origin } = await program.open({
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    ADMIN_PASSWORD: '',
    ADMIN_PASSWORD_FILE: file,
    LOG_LEVEL: 'trace',
  })
  await shop.says('The admin account')
  const password = readFileSync(file, 'utf8').trim()
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect((await signIn(origin, password)).status).toBe(200)
  await shop.end('SIGTERM')
  expect(shop.output()).not.toContain(password)
})

test('a command that creates the shop shows the first password', async () => {
  const seed = await bundleProgram('cli/seed.ts')
  const DATA_DIR = program.newDataDir()
  const { code, output } = await runToEnd(seed, ['--orders', '1'], { DATA_DIR })
  expect(code).toBe(0)
  const [, password = ''] = /Password {2}(\S+)/.exec(output) ?? []
  const { shop, origin } = await program.open({ DATA_DIR })
  expect((await signIn(origin, password)).status).toBe(200)
  await shop.end('SIGTERM')
})
