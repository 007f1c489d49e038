import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BackupFault } from './backup-fault.ts'
import { type BackupKey, ensureBackupKey } from './backup-key.ts'
import { open, seal } from './sealed-stream.ts'

let folder: string
let key: BackupKey
/** The beginning of a sealed file, and its pieces: three whole ones and the rest. */
let beginning: Buffer
let pieces: Buffer[]
const plain = randomBytes(3 * 64 * 1024 + 1000)

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dimsum-sealed-'))
  key = await ensureBackupKey(join(folder, 'key'))
  const parts: Buffer[] = []
  for await (const part of seal(stream([plain]), key, new Date())) parts.push(part)
  ;[beginning = Buffer.alloc(0), ...pieces] = parts
})
afterAll(() => rmSync(folder, { recursive: true }))

async function* stream(parts: readonly Buffer[]) {
  yield* parts
}
const opened = async (parts: readonly Buffer[], begin = beginning): Promise<Buffer | string> => {
  const found: Buffer[] = []
  try {
    for await (const part of open(stream([begin, ...parts]), key, 'the file')) found.push(part)
    return Buffer.concat(found)
  } catch (error) {
    return error instanceof BackupFault ? error.kind : String(error)
  }
}

const isWhole = async (parts: readonly Buffer[]) => {
  const found = await opened(parts)
  return typeof found !== 'string' && found.equals(plain)
}

test('what was sealed comes back, however the bytes arrive', async () => {
  expect(pieces).toHaveLength(4)
  expect(await isWhole(pieces)).toBe(true)
  const crumbs = Array.from({ length: 300 }, (_, n) => Buffer.concat(pieces).subarray(n * 700, (n + 1) * 700))
  expect(await isWhole(crumbs)).toBe(true)
})

test('cut exactly between two pieces it is known as cut', async () => {
  for (const count of [0, 1, 2, 3]) expect(await opened(pieces.slice(0, count))).toBe('cut')
})

test.each([
  ['exchanged', [1, 0, 2, 3]],
  ['missing in the middle', [0, 2, 3]],
  ['twice', [0, 1, 1, 2, 3]],
  ['after the end', [0, 1, 2, 3, 3]],
])('with a piece %s nothing wrong is passed on as right', async (_what, order) => {
  const moved = order.flatMap((index) => pieces[index] ?? [])
  expect(await opened(moved)).toBe('altered')
})

test('pieces of another file under the same key open nothing', async () => {
  const others: Buffer[] = []
  for await (const part of seal(stream([plain]), key, new Date())) others.push(part)
  expect(await opened([...pieces.slice(0, 2), ...others.slice(3)])).toBe('altered')
})

test('with another moment written into its open beginning it opens nothing', async () => {
  const honest = beginning
  beginning = Buffer.from(honest.toString('latin1').replace(/"madeAt":"2/, '"madeAt":"3'), 'latin1')
  expect(await opened(pieces)).toBe('altered')
  beginning = honest
})

test('with one bit of its beginning turned, wherever it is, the owner is told what is wrong', async () => {
  const told = new Set<Buffer | string>()
  const inside = ['"salt":"', '"madeAt":"'].map((name) => beginning.indexOf(name) + name.length)
  for (const at of beginning.keys()) {
    // Each letter of a value costs a tenth of a second of key derivation, and all end alike.
    if (inside.some((value) => at > value && at < value + 23)) continue
    const turned = Buffer.from(beginning)
    turned[at] = (turned[at] ?? 0) ^ 1
    told.add(await opened(pieces, turned))
  }
  const faults = ['not-a-backup', 'newer', 'altered', 'cut', 'wrong-key']
  expect([...told].filter((fault) => typeof fault !== 'string' || !faults.includes(fault))).toEqual([])
  expect(told).toContain('altered')
})
