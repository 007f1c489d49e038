import sharp from 'sharp'

const headerBytes = 6
const entryBytes = 16

/**
 * Builds an .ico file from one drawing in several sizes: a directory, then a PNG per size.
 * @param {Buffer} drawing SVG
 * @param {number[]} sizes in pixels, below 256
 * @returns {Promise<Buffer>}
 */
export async function encodeIco(drawing, sizes) {
  const pictures = await Promise.all(
    sizes.map((size) => sharp(drawing, { density: 600 }).resize(size).png({ palette: true }).toBuffer()),
  )
  const directory = Buffer.alloc(headerBytes + entryBytes * sizes.length)
  directory.writeUInt16LE(1, 2)
  directory.writeUInt16LE(sizes.length, 4)
  let offset = directory.length
  for (const [nth, picture] of pictures.entries()) {
    const entry = headerBytes + entryBytes * nth
    const size = sizes[nth] ?? 0
    directory.writeUInt8(size, entry)
    directory.writeUInt8(size, entry + 1)
    directory.writeUInt16LE(1, entry + 4)
    directory.writeUInt16LE(32, entry + 6)
    directory.writeUInt32LE(picture.length, entry + 8)
    directory.writeUInt32LE(offset, entry + 12)
    offset += picture.length
  }
  return Buffer.concat([directory, ...pictures])
}
