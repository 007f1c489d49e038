import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { onTarget } from './backup-places.ts'

/** An invalid setting: a server with it does not start. */
const settings = { shared_buffers: 'plenty' }

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'dimsum-places-'))
  return () => rmSync(dataDir, { recursive: true, force: true })
})

const restore = (overwrite: boolean) =>
  onTarget({ databaseUrl: undefined, dataDir, settings }, overwrite, async () => 'never')

test('a new database that does not start leaves the old one in its place', async () => {
  mkdirSync(join(dataDir, 'postgres'))
  writeFileSync(join(dataDir, 'postgres', 'ledger'), 'the old shop')
  await expect(restore(true)).rejects.toThrow('did not start')
  expect([readdirSync(dataDir), readdirSync(join(dataDir, 'postgres'))]).toEqual([['postgres'], ['ledger']])
})

test('an existing database that does not start stays where it is', async () => {
  await onTarget({ databaseUrl: undefined, dataDir }, false, async () => 'made')
  await expect(restore(false)).rejects.toThrow('did not start')
  expect(readdirSync(join(dataDir, 'postgres'))).toContain('data')
})
