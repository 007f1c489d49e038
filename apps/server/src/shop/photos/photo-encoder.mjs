/**
 * Decodes one image and encodes it in the sizes that `argv` names. A process of its own, so that a crash or the memory
 * of the decoder does not affect the server. Reads the image from stdin; writes a line of JSON and the encoded bytes to
 * stdout. Plain JavaScript, copied next to the bundle: Node.js 20 does not run TypeScript.
 */
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

/** @typedef {{ width: number, height: number, fit: 'inside' | 'cover', format: 'webp' | 'avif', options: object }} Size */

const { sizes, maxPixels, maxMemory } = JSON.parse(process.argv[2] ?? '{}')

/** @param {object} head @param {Buffer[]} images */
const answer = (head, images = []) => {
  process.stdout.write(Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...images]), () =>
    process.exit(),
  )
}

// The work runs on another thread, so the timer fires meanwhile.
setInterval(() => {
  if (process.memoryUsage.rss() > maxMemory) answer({ refused: 'large' })
}, 20)

sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})

/** @param {Buffer} bytes @param {Size} size */
const encode = (bytes, { width, height, fit, format, options }) =>
  sharp(bytes, { limitInputPixels: maxPixels })
    .autoOrient()
    .resize(width, height, { fit, withoutEnlargement: fit === 'inside' })
    .toFormat(format, options)
    .toBuffer({ resolveWithObject: true })

try {
  const bytes = await buffer(process.stdin)
  const encoded = []
  for (const size of sizes) encoded.push(await encode(bytes, size))
  answer(
    { images: encoded.map(({ info: { width, height, size } }) => ({ width, height, size })) },
    encoded.map(({ data }) => data),
  )
} catch (error) {
  answer({ refused: /pixel limit/.test(String(error)) ? 'large' : 'damaged' })
}
