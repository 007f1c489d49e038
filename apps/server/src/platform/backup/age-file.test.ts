import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { findTool, howToInstall } from '../../../../../scripts/checks/debian-tools.mjs'
import { ageFirstLine, decrypt, encrypt } from './age-file.ts'
import { BackupFault } from './backup-fault.ts'
import { ensureBackupKey } from './backup-key.ts'

const chunk = 64 * 1024 + 16
/** Four chunks: three full ones and a partial one. */
const plain = randomBytes(3 * 64 * 1024 + 1000)

const collect = async (pieces: AsyncIterable<Uint8Array>) => {
  const all: Uint8Array[] = []
  for await (const piece of pieces) all.push(piece)
  return Buffer.concat(all)
}
async function* stream(...parts: readonly Buffer[]) {
  yield* parts
}
const read = (parts: readonly Buffer[], withKey = key): Promise<Buffer | string> =>
  collect(decrypt(stream(...parts), withKey, 'the file')).catch((error: unknown) =>
    error instanceof BackupFault ? error.kind : String(error),
  )

const folder = mkdtempSync(join(tmpdir(), 'dimsum-age-'))
const key = await ensureBackupKey(join(folder, 'key'))
const file = await collect(encrypt(stream(plain), key))
/** Offset of the chunks: after the header and a nonce of 16 bytes. */
const start = file.indexOf('\n', file.indexOf('\n---') + 1) + 1 + 16
afterAll(() => rmSync(folder, { recursive: true }))

test('an encrypted backup decrypts to the original, however its bytes are split', async () => {
  expect(file.toString('latin1').startsWith(ageFirstLine)).toBe(true)
  expect(plain.equals((await read([file])) as Buffer)).toBe(true)
  const crumbs = [...Array(Math.ceil(file.length / 700))].map((_, n) => file.subarray(n * 700, (n + 1) * 700))
  expect(plain.equals((await read(crumbs)) as Buffer)).toBe(true)
})

test.each([
  ['exchanged', [1, 0, 2, 3]],
  ['missing in the middle', [0, 2, 3]],
  ['missing at the end', [0, 1, 2]],
  ['twice', [0, 1, 1, 2, 3]],
  ['after the end', [0, 1, 2, 3, 3]],
])('an encrypted backup with a chunk %s is recognised as damaged', async (_what, order) => {
  const chunks = order.map((n) => file.subarray(start + n * chunk, start + (n + 1) * chunk))
  expect(await read([file.subarray(0, start), ...chunks])).toBe('altered')
})

test('an encrypted backup with chunks of another file under the same key is refused', async () => {
  const other = await collect(encrypt(stream(plain), key))
  expect(await read([file.subarray(0, start + chunk), other.subarray(start + chunk)])).toBe('altered')
})

test('encryption uses bounded memory: it reads no more than it passes on', async () => {
  let taken = 0
  const endless = async function* () {
    for (; taken < 4000; taken += 1) yield randomBytes(64 * 1024)
  }
  const passing = decrypt(encrypt(endless(), key) as AsyncGenerator<Buffer>, key, 'the file')
  for (let n = 0; n < 20; n += 1) await passing.next()
  await passing.return(undefined)
  expect(taken).toBeLessThan(20 + 100)
})

const age = findTool('age')
describe.skipIf(age === undefined)(
  age ? 'the age program' : `the age program (${howToInstall('age')})`,
  () => {
    test('decrypts it with the unchanged key file', () => {
      const input = join(folder, 'a.backup')
      writeFileSync(input, file)
      const env = { ...process.env, ...age?.env }
      const ended = spawnSync(age?.path ?? '', ['-d', '-i', join(folder, 'key'), input], { env })
      expect(ended.stderr.toString()).toBe('')
      expect(plain.equals(ended.stdout)).toBe(true)
    })
  },
)
