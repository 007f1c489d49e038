import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { BackupFault } from './backup-fault.ts'
import { type BackupKey, sealingKey } from './backup-key.ts'

/**
 * The outside of a backup file:
 *
 *     "DIMSUM BACKUP 1\n"                       names the format and its version
 *     u32 length, JSON {keyId, salt, madeAt}    readable by everyone; no customer is in it
 *     pieces: u32 length, ciphertext, 16 bytes of tag
 *
 * Every piece is sealed with AES-256-GCM under a key of this file alone (scrypt over the owner's key and a random
 * salt). Its nonce counts the pieces and marks the last one, and the beginning of the file is authenticated with each:
 * a piece changed, moved, left out or added opens nothing, and a file that was cut short is known as such.
 */
const magic = 'DIMSUM BACKUP '
const version = 1
const firstLine = Buffer.from(`${magic}${version}\n`)

const pieceSize = 64 * 1024
const tagSize = 16
/** A length beyond this is no length: the file is damaged. */
const longestHeader = 4096

const sealedHeader = z.object({
  keyId: z.string(),
  /** 16 bytes */
  salt: z.base64().length(24),
  /** ISO instant of the moment the backup shows */
  madeAt: z.iso.datetime(),
})
type SealedHeader = z.infer<typeof sealedHeader>

const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

const nonceOf = (piece: number, isLast: boolean): Buffer => {
  const nonce = Buffer.alloc(12)
  nonce.writeBigUInt64BE(BigInt(piece), 0)
  nonce.writeUInt32BE(isLast ? 1 : 0, 8)
  return nonce
}

/** Cuts a stream into pieces of one size; the last is shorter and comes even when it is empty. */
async function* inPieces(plain: AsyncIterable<Buffer>): AsyncGenerator<{ piece: Buffer; isLast: boolean }> {
  let held: Buffer[] = []
  let size = 0
  for await (const bytes of plain) {
    held.push(bytes)
    size += bytes.length
    if (size <= pieceSize) continue
    let all = Buffer.concat(held, size)
    for (; all.length > pieceSize; all = all.subarray(pieceSize)) {
      yield { piece: all.subarray(0, pieceSize), isLast: false }
    }
    held = [all]
    size = all.length
  }
  yield { piece: Buffer.concat(held, size), isLast: true }
}

/** Seals a stream; the result is the whole file. */
export async function* seal(
  plain: AsyncIterable<Buffer>,
  key: BackupKey,
  madeAt: Date,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(16)
  const header: SealedHeader = { keyId: key.id, salt: salt.toString('base64'), madeAt: madeAt.toISOString() }
  const headerBytes = Buffer.from(JSON.stringify(header))
  const beginning = Buffer.concat([firstLine, u32(headerBytes.length), headerBytes])
  yield beginning
  const secret = await sealingKey(key, salt)
  const aad = createHash('sha256').update(beginning).digest()
  let count = 0
  for await (const { piece, isLast } of inPieces(plain)) {
    const cipher = createCipheriv('aes-256-gcm', secret, nonceOf(count, isLast)).setAAD(aad)
    const sealed = Buffer.concat([cipher.update(piece), cipher.final()])
    yield Buffer.concat([u32(sealed.length), sealed, cipher.getAuthTag()])
    count += 1
  }
}

/** Reads exact numbers of bytes from a stream of any pieces. */
function byteReader(source: AsyncIterable<Buffer>) {
  const pieces = source[Symbol.asyncIterator]()
  let held: Buffer = Buffer.alloc(0)
  let isAtEnd = false
  const fill = async (size: number): Promise<void> => {
    const parts = [held]
    let length = held.length
    while (length < size && !isAtEnd) {
      const { value, done } = await pieces.next()
      if (done) isAtEnd = true
      else {
        parts.push(value)
        length += value.length
      }
    }
    held = Buffer.concat(parts, length)
  }
  return {
    /** The next `size` bytes; undefined when fewer are left. */
    async take(size: number): Promise<Buffer | undefined> {
      if (held.length < size) await fill(size)
      if (held.length < size) return undefined
      const bytes = held.subarray(0, size)
      held = held.subarray(size)
      return bytes
    },
    async isEmpty(): Promise<boolean> {
      if (held.length === 0) await fill(1)
      return held.length === 0
    },
  }
}

/**
 * Opens a sealed file, piece by piece; nothing is passed on that was not proven.
 * @param name for the sentences
 * @throws BackupFault `not-a-backup`, `newer`, `wrong-key`, `cut`, `altered`
 */
export async function* open(
  source: AsyncIterable<Buffer>,
  key: BackupKey,
  name: string,
): AsyncGenerator<Buffer> {
  const reader = byteReader(source)
  const first = await reader.take(firstLine.length)
  checkFirstLine(first, name)
  const length = await reader.take(4)
  const headerLength = length?.readUInt32BE() ?? 0
  if (headerLength > longestHeader) throw altered(name)
  const headerBytes = length && (await reader.take(headerLength))
  if (!headerBytes) throw cut(name)
  const header = readHeader(headerBytes, name)
  if (header.keyId !== key.id) throw wrongKey(name, header.keyId, key)

  const secret = await sealingKey(key, Buffer.from(header.salt, 'base64'))
  const aad = createHash('sha256')
    .update(Buffer.concat([firstLine, length, headerBytes]))
    .digest()
  for (let count = 0; ; count += 1) {
    const size = (await reader.take(4))?.readUInt32BE()
    if (size === undefined) throw cut(name)
    if (size > pieceSize) throw altered(name)
    const sealed = await reader.take(size + tagSize)
    if (!sealed) throw cut(name)
    const piece = (isLast: boolean) => unsealed(sealed, secret, nonceOf(count, isLast), aad)
    const isFileEnd = await reader.isEmpty()
    const opened = piece(isFileEnd)
    // A whole piece in the middle that opens as such, with nothing after it: the rest was cut off.
    if (opened === undefined) throw isFileEnd && piece(false) ? cut(name) : altered(name)
    yield opened
    if (isFileEnd) return
  }
}

function unsealed(sealed: Buffer, secret: Buffer, nonce: Buffer, aad: Buffer): Buffer | undefined {
  const decipher = createDecipheriv('aes-256-gcm', secret, nonce).setAAD(aad)
  const body = sealed.subarray(0, -tagSize)
  decipher.setAuthTag(sealed.subarray(-tagSize))
  try {
    return Buffer.concat([decipher.update(body), decipher.final()])
  } catch {
    return undefined
  }
}

function checkFirstLine(first: Buffer | undefined, name: string): void {
  if (first?.equals(firstLine)) return
  const text = first?.toString('latin1') ?? ''
  if (text.startsWith(magic)) {
    throw new BackupFault(
      'newer',
      `${name} was made by a newer version of the shop.`,
      'Restore it with that version, or with any later one.',
    )
  }
  if (first === undefined) throw cut(name)
  throw new BackupFault(
    'not-a-backup',
    `${name} is not a backup of this shop.`,
    'Name a file that npm run backup wrote.',
  )
}

function readHeader(bytes: Buffer, name: string): SealedHeader {
  try {
    return sealedHeader.parse(JSON.parse(bytes.toString('utf8')))
  } catch {
    throw altered(name)
  }
}

const cut = (name: string) =>
  new BackupFault(
    'cut',
    `${name} is cut short: its end is missing.`,
    'Use the backup before it; nothing was changed.',
  )

const altered = (name: string) =>
  new BackupFault(
    'altered',
    `${name} was damaged or changed after it was made.`,
    'Use the backup before it; nothing was changed.',
  )

const wrongKey = (name: string, wanted: string, key: BackupKey) =>
  new BackupFault(
    'wrong-key',
    `${name} was made with another key: it needs the key ${wanted}, and ${key.file} holds the key ${key.id}.`,
    'Put the key it was made with into a file and name that file with BACKUP_KEY_FILE.',
  )
