import { createHmac } from 'node:crypto'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const stepMs = 30_000

const fromBase32 = (text: string): Buffer => {
  const bits = [...text].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/**
 * An authenticator app (RFC 6238). Each code is of a later time step than the one before, because the server accepts
 * each step once.
 */
export class Authenticator {
  private readonly key: Buffer
  private lastStep = 0

  constructor(secret: string) {
    this.key = fromBase32(secret)
  }

  /** At most one step ahead of the clock, as the server allows; a third code within one step is too early. */
  nextCode(): string {
    const step = Math.max(Math.floor(Date.now() / stepMs), this.lastStep + 1)
    this.lastStep = step
    const counter = Buffer.alloc(8)
    counter.writeBigUInt64BE(BigInt(step))
    const digest = createHmac('sha1', this.key).update(counter).digest()
    const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 0xf) & 0x7fffffff
    return String(number % 1_000_000).padStart(6, '0')
  }
}
