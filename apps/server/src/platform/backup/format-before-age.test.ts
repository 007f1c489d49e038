import { createCipheriv, createHash, randomBytes, scryptSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../testing/test-database.ts'
import { BackupFault } from './backup-fault.ts'
import { type BackupKey, readBackupKey } from './backup-key.ts'
import { decryptBeforeAge } from './format-before-age.ts'
import { verifyBackup } from './read-backup.ts'
import { restoreBackup } from './restore-backup.ts'

/** Written by the last version of the shop without age: three orders of «Zulaikha Penanda», the second paid. */
const madeBefore = fileURLToPath(new URL('fixtures/before-age.backup', import.meta.url))

let folder: string
let key: BackupKey
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dimsum-before-age-'))
  writeFileSync(join(folder, 'key'), 'c7az3 976nx 3jxab sy5cz c25c2\n')
  key = await readBackupKey(join(folder, 'key'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a backup of the version before age is read to its last row, and restored', async () => {
  const { tables } = await verifyBackup(madeBefore, key)
  expect(tables.find(({ name }) => name === 'orders')?.rows).toBe(3)
  const target = await createTestDatabase({ application_name: 'a test' })
  await restoreBackup({ file: madeBefore, key, url: target.url, overwrite: false, isMove: true })
  const { rows } = await target.pool.query('select customer_name, is_paid from orders order by id')
  await target.drop()
  expect(rows.map(({ is_paid }) => is_paid)).toEqual([false, true, false])
  expect(rows[0].customer_name).toBe('Zulaikha Penanda')
})

test('a backup of the version before age names the key it needs when given another', async () => {
  writeFileSync(join(folder, 'other'), 'C7AZ3-976NX-3JXAB-SY5CZ-C25C3\n')
  const other = await readBackupKey(join(folder, 'other'))
  await expect(verifyBackup(madeBefore, other)).rejects.toThrow(/another key .* with the key [0-9a-f]{8}/)
})

/** Four pieces as the old writer made them, shorter than its 64 KiB; the format allows any length up to that. */
const plain = [...Array(4)].map(() => randomBytes(1000))
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 2 ** 20 }
function asOldWriter() {
  const salt = randomBytes(16)
  const keyId = scryptSync(key.secret, 'dimsum backup key id', 4, cost).toString('hex')
  const header = Buffer.from(JSON.stringify({ keyId, salt: salt.toString('base64') }))
  const beginning = Buffer.concat([Buffer.from('DIMSUM BACKUP 1\n'), u32(header.length), header])
  const secret = scryptSync(key.secret, salt, 32, cost)
  const pieces = plain.map((piece, count) => {
    const nonce = Buffer.concat([u32(0), u32(count), u32(count === plain.length - 1 ? 1 : 0)])
    const cipher = createCipheriv('aes-256-gcm', secret, nonce)
    cipher.setAAD(createHash('sha256').update(beginning).digest())
    const sealed = Buffer.concat([cipher.update(piece), cipher.final()])
    return Buffer.concat([u32(sealed.length), sealed, cipher.getAuthTag()])
  })
  return { beginning, pieces }
}
function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

test.each([
  ['in order', [0, 1, 2, 3], 'whole'],
  ['without the last', [0, 1, 2], 'cut'],
  ['without any', [], 'cut'],
  ['exchanged', [1, 0, 2, 3], 'altered'],
  ['missing in the middle', [0, 2, 3], 'altered'],
  ['twice', [0, 1, 1, 2, 3], 'altered'],
  ['after the end', [0, 1, 2, 3, 3], 'altered'],
])('a backup of the version before age with pieces %s: %j is %s', async (_how, order, outcome) => {
  const { beginning, pieces } = asOldWriter()
  const path = join(folder, 'pieces')
  writeFileSync(path, Buffer.concat([beginning, ...order.map((index) => pieces[index] ?? Buffer.of())]))
  const file = await open(path)
  const found: Buffer[] = []
  const read = async () => {
    for await (const piece of decryptBeforeAge(file, key, 'the file')) found.push(piece)
    return Buffer.concat(found).equals(Buffer.concat(plain)) ? 'whole' : 'wrong'
  }
  const result = await read().catch((error: unknown) =>
    error instanceof BackupFault ? error.kind : String(error),
  )
  await file.close()
  expect(result).toBe(outcome)
})
