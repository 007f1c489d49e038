/** Detects the type of an image by its first bytes; the declared type and file name are not trusted. */

/** How many bytes of a file are needed to detect its type. */
export const kindBytes = 64 * 1024

const signatures = ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n']
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/**
 * Why a file is refused as a photo of the menu; null for JPEG, PNG and WebP
 * (https://mimesniff.spec.whatwg.org/#image-type-pattern-matching-algorithm).
 * @param start the first bytes as a binary string (one character per byte)
 */
export const faultOfKind = (start: string): 'animated' | 'heic' | 'svg' | 'not-a-photo' | null => {
  const isWebp = start.startsWith('RIFF') && start.slice(8, 14) === 'WEBPVP'
  // An animated PNG has an `acTL` chunk before its pixels; an animated WebP has a flag in its first chunk.
  if (isWebp) return start[15] === 'X' && (start.charCodeAt(20) & 2) > 0 ? 'animated' : null
  if (signatures.some((signature) => start.startsWith(signature)))
    return start.startsWith('\x89') && start.split('IDAT', 1)[0]?.includes('acTL') ? 'animated' : null
  if (start.startsWith('GIF8')) return 'animated'
  if (start.slice(4, 8) === 'ftyp' && heicBrands.includes(start.slice(8, 12))) return 'heic'
  return /^(\xef\xbb\xbf)?\s*</.test(start) && /<svg[\s>]/i.test(start) ? 'svg' : 'not-a-photo'
}
