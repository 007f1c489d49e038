import { type ExecFileException, execFile } from 'node:child_process'
import { join } from 'node:path'
import { faultOfKind, kindBytes } from '@dimsum/domain/image-kind'
import { photoSizes } from '@dimsum/domain/photo-sizes'
import { type PhotoFault, photoFaults } from '@dimsum/words/photo-faults'
import { type PhotoFormat, photoFormats } from '../../platform/db/tables/photos.ts'
import { invalidField, ShopError } from '../../platform/errors/shop-error.ts'
import { limitConcurrency } from '../../platform/limits/limit-concurrency.ts'

export type EncodedImage = { width: number; height: number; bytes: Buffer }
export type PhotoVariant = EncodedImage & { format: PhotoFormat }

/** Limits of the child process: pixels of the image, memory in bytes, run time in milliseconds. */
export const encoderLimits = { maxPixels: 25_000_000, maxMemory: 512 * 1024 ** 2, timeout: 30_000 }
/** Larger than ten variants or a master of the noisiest picture. */
const maxOutput = 24 * 1024 ** 2

const program = join(import.meta.dirname, 'photo-encoder.mjs')

type Size = { width: number; height: number; fit: 'inside' | 'cover'; format: PhotoFormat; options: object }
type Head = { refused: PhotoFault } | { images: { width: number; height: number; size: number }[] }

/** An upload needs about 200 MB of memory for a moment: one at a time per process. */
const queued = limitConcurrency({ atOnce: 1, mayWait: 3 })

const refused = (fault: PhotoFault) => invalidField('photo', photoFaults[fault])

/** A decoder that crashed on a file ends with its own signal. */
const causeOf = (error: ExecFileException): Error => {
  // It timed out on a busy machine, or the system was out of memory: the same photo may succeed later.
  if (error.killed || error.signal === 'SIGKILL') return new ShopError('unavailable', '', { cause: error })
  return error.signal ? refused('damaged') : error
}

/**
 * Runs the encoder. Its environment only sets one allocator arena, which lets it free memory between images: a decoder
 * cannot read secrets of the server from it.
 */
const run = (bytes: Buffer, sizes: Size[], limits: typeof encoderLimits): Promise<EncodedImage[]> =>
  new Promise((resolve, reject) => {
    const { timeout, ...childLimits } = limits
    const child = execFile(
      process.execPath,
      [program, JSON.stringify({ sizes, ...childLimits })],
      {
        encoding: 'buffer',
        env: { MALLOC_ARENA_MAX: '1' },
        timeout,
        killSignal: 'SIGKILL',
        maxBuffer: maxOutput,
        windowsHide: true,
      },
      (error, stdout) => {
        if (error) return reject(causeOf(error))
        const end = stdout.indexOf('\n')
        const head = JSON.parse(stdout.toString('utf8', 0, end)) as Head
        if ('refused' in head) return reject(refused(head.refused))
        let at = end + 1
        resolve(
          head.images.map(({ width, height, size }) => {
            at += size
            return { width, height, bytes: stdout.subarray(at - size, at) }
          }),
        )
      },
    )
    // A child that ended early closes the pipe (EPIPE); its exit is handled above.
    child.stdin?.on('error', () => {}).end(bytes)
  })

/**
 * The shop's own copy of an uploaded photo: upright, without metadata, at most `maxSide` px, WebP.
 * @throws ShopError `validation` at `photo` with the reason; `unavailable` after a timeout, `overloaded`
 */
export const encodeMaster = async (
  bytes: Buffer,
  gone?: AbortSignal,
  limits = encoderLimits,
  maxSide = 2048,
): Promise<EncodedImage> => {
  const fault = faultOfKind(bytes.toString('latin1', 0, kindBytes))
  if (fault !== null) throw refused(fault)
  const size: Size = {
    width: maxSide,
    height: maxSide,
    fit: 'inside',
    format: 'webp',
    options: { quality: 82 },
  }
  const [master] = await queued(() => run(bytes, [size], limits), gone)
  if (!master) throw refused('damaged')
  return master
}

/** AVIF with effort 2 takes a fifth of the default's time for a ninth more bytes. */
const options = { avif: { quality: 52, effort: 2 }, webp: { quality: 70, smartSubsample: true } }

/** The variants of a master for pages: cropped to 4:3, in each width and both formats. */
export const encodeVariants = async (
  master: EncodedImage,
  gone?: AbortSignal,
  limits = encoderLimits,
): Promise<PhotoVariant[]> => {
  const sizes = photoSizes(master).flatMap((size) =>
    photoFormats.map((format) => ({ ...size, fit: 'cover' as const, format, options: options[format] })),
  )
  const images = await queued(() => run(master.bytes, sizes, limits), gone)
  return images.map((image, n) => ({ ...image, format: photoFormats[n % photoFormats.length] ?? 'webp' }))
}
