import { createDecipheriv, createHash, scrypt } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { promisify } from 'node:util'
import { z } from 'zod'
import { altered, BackupFault, cut } from './backup-fault.ts'
import type { BackupKey } from './backup-key.ts'

/**
 * Reads backups of the version before age, which are still in owners' folders; none is written any more. A file is
 *
 *     "DIMSUM BACKUP 1\n"
 *     u32 length, JSON {keyId, salt, madeAt}
 *     pieces: u32 length, ciphertext, 16 bytes of tag
 *
 * Each piece is encrypted with AES-256-GCM under a key from scrypt over the owner's key and the salt. Its nonce counts
 * the pieces and marks the last one, and everything before the pieces is authenticated with each.
 */
export const firstLineBeforeAge = Buffer.from('DIMSUM BACKUP 1\n')

const pieceSize = 64 * 1024
const tagSize = 16
const longestHeader = 4096
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 2 ** 20 }
const derive = promisify<string, Buffer | string, number, typeof cost, Buffer>(scrypt)

const fileHeader = z.object({
  keyId: z.string(),
  /** 16 bytes */
  salt: z.base64().length(24),
})

/**
 * Decrypts such a file, a piece at a time; each is authenticated before it is passed on.
 * @param name for the sentences
 * @throws BackupFault `wrong-key`, `cut`, `altered`
 */
export async function* decryptBeforeAge(
  file: FileHandle,
  key: BackupKey,
  name: string,
): AsyncGenerator<Buffer> {
  let position = 0
  const take = async (size: number): Promise<Buffer> => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(size), 0, size, position)
    if (bytesRead < size) throw cut(name)
    position += size
    return buffer
  }
  const { size: fileSize } = await file.stat()
  const firstLine = await take(firstLineBeforeAge.length)
  const length = await take(4)
  if (length.readUInt32BE() > longestHeader) throw altered(name)
  const headerBytes = await take(length.readUInt32BE())
  const { keyId, salt } = readHeader(headerBytes, name)
  if (keyId !== (await derive(key.secret, 'dimsum backup key id', 4, cost)).toString('hex'))
    throw wrongKey(name, keyId, key)

  const secret = await derive(key.secret, Buffer.from(salt, 'base64'), 32, cost)
  const authenticated = createHash('sha256').update(firstLine).update(length).update(headerBytes).digest()
  for (let count = 0; ; count += 1) {
    const size = (await take(4)).readUInt32BE()
    if (size > pieceSize) throw altered(name)
    const sealed = await take(size + tagSize)
    const isLast = position === fileSize
    const piece = open(sealed, secret, nonceOf(count, isLast), authenticated)
    // A whole piece of the middle with nothing after it: the rest was cut off.
    const isCut = () => isLast && open(sealed, secret, nonceOf(count, false), authenticated) !== undefined
    if (piece === undefined) throw isCut() ? cut(name) : altered(name)
    yield piece
    if (isLast) return
  }
}

function nonceOf(piece: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeBigUInt64BE(BigInt(piece), 0)
  nonce.writeUInt32BE(isLast ? 1 : 0, 8)
  return nonce
}

function open(sealed: Buffer, secret: Buffer, nonce: Buffer, authenticated: Buffer): Buffer | undefined {
  const decipher = createDecipheriv('aes-256-gcm', secret, nonce).setAAD(authenticated)
  decipher.setAuthTag(sealed.subarray(-tagSize))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, -tagSize)), decipher.final()])
  } catch {
    return undefined
  }
}

function readHeader(bytes: Buffer, name: string): z.infer<typeof fileHeader> {
  try {
    return fileHeader.parse(JSON.parse(bytes.toString('utf8')))
  } catch {
    throw altered(name)
  }
}

const wrongKey = (name: string, id: string, { file }: BackupKey) =>
  new BackupFault(
    'wrong-key',
    `${name} was made with another key than the one in ${file}: with the key ${id}, of the version before.`,
    'Put the key it was made with into a file and name that file with BACKUP_KEY_FILE.',
  )
