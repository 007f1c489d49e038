import { inflateSync } from 'node:zlib'

/** Sizes in bytes of WOFF's header and of one entry in the directories of WOFF and of the plain font. */
const woffHeader = 44
const woffEntry = 20
const fontHeader = 12
const fontEntry = 16

const padded = (length: number) => (length + 3) & ~3

/**
 * The plain TrueType font inside a WOFF file (https://www.w3.org/TR/WOFF/, sections 3 to 5). The PDF writer reads WOFF
 * too, but inflates every table again for every document.
 */
export const fontInWoff = (woff: Buffer): Buffer => {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new TypeError('Not a WOFF font')
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, n) => {
    const entry = woff.subarray(woffHeader + n * woffEntry, woffHeader + (n + 1) * woffEntry)
    const [offset, stored, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)]
    const bytes = woff.subarray(offset, offset + stored)
    return {
      tag: entry.subarray(0, 4),
      checksum: entry.readUInt32BE(16),
      bytes: stored < length ? inflateSync(bytes) : bytes,
    }
  })

  const begin = fontHeader + count * fontEntry
  const font = Buffer.alloc(begin + tables.reduce((sum, { bytes }) => sum + padded(bytes.length), 0))
  woff.copy(font, 0, 4, 8)
  const power = Math.floor(Math.log2(count))
  font.writeUInt16BE(count, 4)
  font.writeUInt16BE(2 ** power * fontEntry, 6)
  font.writeUInt16BE(power, 8)
  font.writeUInt16BE(count * fontEntry - 2 ** power * fontEntry, 10)
  let at = begin
  for (const [n, { tag, checksum, bytes }] of tables.entries()) {
    const entry = fontHeader + n * fontEntry
    tag.copy(font, entry)
    font.writeUInt32BE(checksum, entry + 4)
    font.writeUInt32BE(at, entry + 8)
    font.writeUInt32BE(bytes.length, entry + 12)
    bytes.copy(font, at)
    at += padded(bytes.length)
  }
  return font
}
