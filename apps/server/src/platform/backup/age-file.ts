import { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption'
import { altered, BackupFault } from './backup-fault.ts'
import type { BackupKey } from './backup-key.ts'

/** First line of every age file of version 1 (https://age-encryption.org/v1). */
export const ageFirstLine = 'age-encryption.org/v1\n'

/** Encrypts a stream in chunks of 64 KiB; the result is a complete age file. */
export async function* encrypt(plain: AsyncIterable<Buffer>, key: BackupKey): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(await identityToRecipient(key.identity))
  yield* await encrypter.encrypt(webStream(plain))
}

/**
 * Decrypts an age file in chunks of 64 KiB; each chunk is authenticated before it is passed on.
 * @param name for error messages
 * @throws BackupFault `wrong-key`, `altered`; the source's error when it cannot be read
 */
export async function* decrypt(
  source: AsyncIterable<Buffer>,
  key: BackupKey,
  name: string,
): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(key.identity)
  try {
    yield* await decrypter.decrypt(webStream(source))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (typeof code === 'string') throw error
    throw message.startsWith('no identity matched') ? wrongKey(name, key, error) : altered(name, error)
  }
}

// Not Readable.toWeb: in Node.js 20 it throws an uncaught exception when its reader is cancelled.
const webStream = (bytes: AsyncIterable<Buffer>) => ReadableStream.from(bytes) as ReadableStream<Uint8Array>

const wrongKey = (name: string, { file }: BackupKey, cause: unknown) =>
  new BackupFault(
    'wrong-key',
    `${name} was encrypted with another key than the one in ${file}.`,
    'Put its key into a file and set BACKUP_KEY_FILE to that file.',
    { cause },
  )
