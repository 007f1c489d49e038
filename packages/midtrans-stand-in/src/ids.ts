import { createHash, randomBytes } from 'node:crypto'

/**
 * Ids and account numbers. With a seed each one is derived from its subject (an order id, a count), so that a run is
 * reproducible whatever the order of concurrent requests. Without a seed they are random.
 */
export interface Ids {
  /** A UUID of version 4. */
  uuid(...subject: string[]): string
  /** A string of `length` digits that does not start with 0. */
  digits(length: number, ...subject: string[]): string
  /** A number from 0 up to, not including, 1. */
  fraction(...subject: string[]): number
}

export function createIds(seed: string | undefined): Ids {
  const bytesFor = (subject: string[]) =>
    seed === undefined
      ? randomBytes(64)
      : createHash('sha512')
          .update([seed, ...subject].join('\n'))
          .digest()

  return {
    uuid(...subject) {
      const bytes = bytesFor(['uuid', ...subject]).subarray(0, 16)
      bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6)
      bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
      const hex = bytes.toString('hex')
      return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join(
        '-',
      )
    },
    digits(length, ...subject) {
      const all = bytesFor(['digits', ...subject])
      const digits = [...all.subarray(0, length)].map((byte) => byte % 10)
      return digits.join('').replace(/^0/, '1')
    },
    fraction(...subject) {
      return bytesFor(['fraction', ...subject]).readUInt32BE(0) / 0x1_0000_0000
    },
  }
}
