import { faultOfKind, kindBytes } from '@dimsum/domain/image-kind'
import { type PhotoFault, photoFaults } from '@dimsum/words/photo-faults'

/** Max px of the longer side that the server stores. */
const maxSide = 2048
/** Above this size (bytes) an undecodable file is reported as too large. */
const largeFile = 20_000_000

/** The file cannot be used as a photo. */
export class PhotoRefused extends Error {
  override readonly name = 'PhotoRefused'
  readonly userMessage
  constructor(fault: PhotoFault) {
    super(fault)
    this.userMessage = photoFaults[fault]
  }
}

const characters = async (bytes: Blob): Promise<string> =>
  Array.from(new Uint8Array(await bytes.arrayBuffer()), (byte) => String.fromCharCode(byte)).join('')

/**
 * Converts a photo for the upload: upright JPEG of at most 2048 px, about a tenth of the original bytes. Browsers apply
 * the EXIF orientation; some can decode HEIC.
 * @throws PhotoRefused
 */
export const shrinkPhoto = async (file: Blob): Promise<{ canvas: HTMLCanvasElement; jpeg: Blob }> => {
  const fault = faultOfKind(await characters(file.slice(0, kindBytes)))
  if (fault !== null && fault !== 'heic') throw new PhotoRefused(fault)
  const unreadable = () => new PhotoRefused(fault ?? (file.size > largeFile ? 'large' : 'damaged'))
  const bitmap = await createImageBitmap(file).catch(() => {
    throw unreadable()
  })
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw unreadable()
  // JPEG has no transparency: without a background it would be black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const jpeg = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.85))
  if (!jpeg) throw unreadable()
  return { canvas, jpeg }
}
