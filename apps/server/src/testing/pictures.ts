import { crc32, deflateSync, gzipSync } from 'node:zlib'
import type { PhotoFault } from '@dimsum/words/photo-faults'
import sharp from 'sharp'

/** Generated images: photos like those of phones, and files that only look like photos. */

/** A picture with as much detail as a photo; the top left corner is red. */
export const pixels = (width: number, height: number, seed = 1) => {
  const data = Buffer.alloc(width * height * 3)
  for (let at = 0; at < data.length; at += 3) {
    const x = (at / 3) % width
    const y = Math.floor(at / 3 / width)
    const isCorner = x < width / 4 && y < height / 4
    data[at] = isCorner ? 255 : (x * seed) & 127
    data[at + 1] = isCorner ? 0 : (y + seed) & 127
    data[at + 2] = isCorner ? 0 : 128
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
}

/** Metadata as phones write it. */
const exif = {
  IFD0: { Make: 'Pabrik', Model: 'Ponsel' },
  IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 54/1 0/1' },
}

/** A JPEG like those of phones: taken upright, stored rotated, with GPS coordinates. */
export const phonePhoto = ({ width = 800, height = 600, seed = 1 } = {}): Promise<Buffer> =>
  pixels(width, height, seed).jpeg({ quality: 85 }).withExif(exif).withMetadata({ orientation: 6 }).toBuffer()

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
const pngSignature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/** A white PNG of one bit per pixel, with other chunks before the pixels. */
const png = (width: number, height: number, before: Buffer[] = [], data?: Buffer): Buffer => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.writeUInt8(1, 8)
  const rows = data ?? deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))))
  return Buffer.concat([
    pngSignature,
    chunk('IHDR', head),
    ...before,
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A JPEG whose frame header claims another size than it has. */
const withJpegSize = (jpeg: Buffer, width: number, height: number): Buffer => {
  const changed = Buffer.from(jpeg)
  const frame = changed.indexOf(Buffer.from([0xff, 0xc0]))
  changed.writeUInt16BE(height, frame + 5)
  changed.writeUInt16BE(width, frame + 7)
  return changed
}

const withWebpSize = (webp: Buffer, size: number): Buffer => {
  const changed = Buffer.from(webp)
  changed.writeUInt16LE(size, 26)
  changed.writeUInt16LE(size, 28)
  return changed
}

const without = (bytes: Buffer, from: number, length: number): Buffer =>
  Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + length)])

const text = (words: string) => Buffer.from(words)
const binary = (words: string) => Buffer.from(words, 'latin1')
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'

/** Files that are not accepted as photos of the menu, and the reason for each. */
export const hostileFiles = async (): Promise<[name: string, bytes: Buffer, fault: PhotoFault][]> => {
  const picture = pixels(320, 240)
  const [jpeg, pngBytes, webp, avif, tiff, gif, progressive] = await Promise.all([
    picture.clone().jpeg().toBuffer(),
    picture.clone().png().toBuffer(),
    picture.clone().webp().toBuffer(),
    picture.clone().avif({ effort: 0 }).toBuffer(),
    picture.clone().tiff().toBuffer(),
    picture.clone().gif().toBuffer(),
    picture.clone().jpeg({ progressive: true }).toBuffer(),
  ])
  const frames = [picture.clone(), pixels(320, 240, 7)].map((frame) => frame.png().toBuffer())
  const moving = () => Promise.all(frames).then((images) => sharp(images, { join: { animated: true } }))
  const [movingWebp, movingGif] = await Promise.all([
    moving().then((image) => image.webp().toBuffer()),
    moving().then((image) => image.gif().toBuffer()),
  ])
  const scan = progressive.indexOf(Buffer.from([0xff, 0xda]))
  const scans = Array<Buffer>(2_000).fill(
    progressive.subarray(scan, progressive.indexOf(Buffer.from([0xff, 0xda]), scan + 2)),
  )
  const heic = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']
  const idat = pngBytes.indexOf('IDAT')
  return [
    ['nothing', Buffer.alloc(0), 'not-a-photo'],
    ['one byte', Buffer.from([0xff]), 'not-a-photo'],
    ['zeros', Buffer.alloc(5_000), 'not-a-photo'],
    ['a text', text('Paket Lebaran'), 'not-a-photo'],
    ['a page', text('<!doctype html><script>alert(1)</script>'), 'not-a-photo'],
    ['a PDF', text('%PDF-1.7\n'), 'not-a-photo'],
    ['a PostScript file', text('%!PS-Adobe-3.0\n'), 'not-a-photo'],
    ['a ZIP', binary('PK\x03\x04abc'), 'not-a-photo'],
    ['a program', binary('\x7fELF\x02\x01\x01'), 'not-a-photo'],
    ['a sound', binary('RIFF\x24\0\0\0WAVEfmt '), 'not-a-photo'],
    ['a film', binary('\0\0\0\x20ftypisom\0\0\0\0'), 'not-a-photo'],
    ['a BMP', binary('BM\x9a\0\0\0\0\0\0\0\x36\0\0\0'), 'not-a-photo'],
    ['an icon', binary('\0\0\x01\0\x01\0\x10\x10'), 'not-a-photo'],
    ['a TIFF', tiff, 'not-a-photo'],
    ['an AVIF', avif, 'not-a-photo'],
    ['an image of JPEG XL', binary('\xff\x0a\xfa\x7f\x01'), 'not-a-photo'],
    ['a drawing in gzip', gzipSync(drawing), 'not-a-photo'],
    ['a photo behind a line of text', Buffer.concat([text('foto:\n'), jpeg]), 'not-a-photo'],
    ...heic.map((brand): [string, Buffer, PhotoFault] => [
      `a HEIC of brand ${brand}`,
      binary(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1heic`),
      'heic',
    ]),
    ['a drawing with a script', text(drawing), 'svg'],
    ['a drawing behind an XML declaration', text(`<?xml version="1.0"?>\n${drawing}`), 'svg'],
    ['a drawing behind a byte order mark', text(`\ufeff  ${drawing}`), 'svg'],
    [
      'a drawing that reads a file',
      text(`<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>${drawing}`),
      'svg',
    ],
    ['a drawing in capitals', text(drawing.replace('<svg', '<SVG')), 'svg'],
    ['a GIF', gif, 'animated'],
    ['a moving GIF', movingGif, 'animated'],
    ['a moving WebP', movingWebp, 'animated'],
    ['a moving PNG', png(40, 30, [chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))]), 'animated'],
    ['a PNG of 100 megapixels', png(10_000, 10_000), 'large'],
    ['a PNG of a pixel above 25 megapixels', png(5_001, 5_000), 'large'],
    [
      'a PNG of 900 megapixels without pixels',
      png(30_000, 30_000, [], deflateSync(Buffer.alloc(9))),
      'large',
    ],
    ['a PNG of one endless line', png(1_000_000, 100), 'large'],
    ['a JPEG of 4,000 megapixels', withJpegSize(jpeg, 65_500, 65_500), 'large'],
    ['a JPEG of one column too much', withJpegSize(jpeg, 5_001, 5_000), 'large'],
    ['a WebP of 268 megapixels', withWebpSize(webp, 16_383), 'large'],
    ['half a JPEG', jpeg.subarray(0, jpeg.length / 2), 'damaged'],
    ['a JPEG without its end', jpeg.subarray(0, -2_000), 'damaged'],
    ['a JPEG of a head alone', jpeg.subarray(0, 200), 'damaged'],
    ['a JPEG without a middle', without(jpeg, jpeg.length / 2, 500), 'damaged'],
    ['a JPEG larger than its data', withJpegSize(jpeg, 4_000, 3_000), 'damaged'],
    ['a JPEG of no height', withJpegSize(jpeg, 320, 0), 'damaged'],
    ['a JPEG that is a drawing', Buffer.concat([binary('\xff\xd8\xff\xe0'), text(drawing)]), 'damaged'],
    ['a JPEG of noise', Buffer.concat([binary('\xff\xd8\xff\xdb'), deflateSync(pngBytes)]), 'damaged'],
    [
      'a JPEG of two thousand scans',
      Buffer.concat([progressive.subarray(0, scan), ...scans, progressive.subarray(scan)]),
      'damaged',
    ],
    ['half a PNG', pngBytes.subarray(0, pngBytes.length / 2), 'damaged'],
    ['a PNG of a signature alone', pngSignature, 'damaged'],
    ['a PNG without pixels', without(pngBytes, idat - 4, pngBytes.length), 'damaged'],
    ['a PNG of no width', png(0, 30), 'damaged'],
    ['a PNG of pixels that do not inflate', png(40, 30, [], text('not deflated')), 'damaged'],
    ['a PNG without a middle', without(pngBytes, idat + 100, 50), 'damaged'],
    ['half a WebP', webp.subarray(0, webp.length / 2), 'damaged'],
    ['a WebP of noise', Buffer.concat([webp.subarray(0, 30), deflateSync(jpeg)]), 'damaged'],
    ['a WebP of a head alone', webp.subarray(0, 16), 'damaged'],
  ]
}
