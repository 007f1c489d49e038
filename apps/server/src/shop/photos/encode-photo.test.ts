import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { phonePhoto, pixels } from '../../testing/pictures.ts'
import { type EncodedImage, encodeMaster, encoderLimits, encodeVariants } from './encode-photo.ts'

/** A longer timeout for a machine that is busy with other tests. */
const patient = { ...encoderLimits, timeout: 250_000 }
const master = (bytes: Buffer) => encodeMaster(bytes, undefined, patient)

const cornerOf = async (bytes: Buffer) => {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)
  const isRed = ([r = 0, g = 0, b = 0]: Uint8Array) => r > 180 && g < 90 && b < 90
  const [right, bottom] = [info.width - 9, info.height - 9]
  return { topLeft: isRed(at(8, 8)), topRight: isRed(at(right, 8)), bottomLeft: isRed(at(8, bottom)) }
}

describe('a photo from a phone', () => {
  let photo: Buffer
  let stored: EncodedImage
  beforeAll(async () => {
    photo = await phonePhoto({ width: 4032, height: 3024 })
    stored = await master(photo)
  })

  test('of 12 megapixels becomes an upright master of 2048 px without metadata of phone or place', async () => {
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    const { width, height, bytes } = stored
    expect([width, height]).toEqual([1536, 2048])
    expect(await cornerOf(bytes)).toEqual({ topLeft: false, topRight: true, bottomLeft: false })
    const { format, exif, icc, xmp, orientation } = await sharp(bytes).metadata()
    expect({ format, exif, icc, xmp, orientation }).toEqual({ format: 'webp' })
    expect(bytes.includes('Ponsel')).toBe(false)
  })

  test('gets 4:3 variants in every width of the pages, as AVIF and as WebP', async () => {
    const variants = await encodeVariants(stored, undefined, patient)
    const read = await Promise.all(
      variants.map(async ({ bytes, format, width, height }) => {
        const { mediaType, ...found } = await sharp(bytes).metadata()
        expect(mediaType).toBe(`image/${format}`)
        expect([found.width, found.height]).toEqual([width, height])
        return `${width}x${height} ${format}`
      }),
    )
    expect(read).toEqual(
      ['180x135', '360x270', '480x360', '720x540', '1080x810'].flatMap((size) => [
        `${size} avif`,
        `${size} webp`,
      ]),
    )
  })

  test('that is small is never enlarged', async () => {
    const sizesOf = async (width: number, height: number) => {
      const small = await master(await pixels(width, height).png().toBuffer())
      const variants = await encodeVariants(small, undefined, patient)
      return [...new Set(variants.map((variant) => `${variant.width}x${variant.height}`))]
    }
    expect(await sizesOf(400, 200)).toEqual(['180x135', '266x200'])
    expect((await sizesOf(1, 900))[0]).toBe('1x1')
  })

  test('with a wide colour profile, in CMYK, with 16 bits or transparency is accepted', async () => {
    const image = pixels(320, 240)
    for (const bytes of [
      await image.clone().withIccProfile('p3').jpeg().toBuffer(),
      await image.clone().toColourspace('cmyk').jpeg().toBuffer(),
      await image.clone().toColourspace('rgb16').png().toBuffer(),
      await image.clone().ensureAlpha(0.5).webp({ lossless: true }).toBuffer(),
      await image.clone().greyscale().jpeg({ progressive: true }).toBuffer(),
    ])
      expect(await master(bytes)).toMatchObject({ width: 320, height: 240 })
  })

  test('with a page after its last byte comes out without the page', async () => {
    const page = Buffer.from('<script>alert(document.cookie)</script>')
    const { bytes } = await master(Buffer.concat([await phonePhoto(), page]))
    expect(bytes.includes('script')).toBe(false)
  })
})

describe('the encoder', () => {
  test('that takes too long is killed, and the message says that the photo may be sent again', async () => {
    const late = encodeMaster(await phonePhoto(), undefined, { ...encoderLimits, timeout: 1 })
    await expect(late).rejects.toMatchObject({ code: 'unavailable' })
  })

  test('that takes too much memory refuses the photo', async () => {
    const large = encodeMaster(await phonePhoto(), undefined, { ...patient, maxMemory: 1 })
    await expect(large).rejects.toMatchObject({ code: 'validation' })
  })
})
