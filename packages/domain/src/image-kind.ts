/** What a file says of itself by its first bytes; the type and name that were sent with it are not believed. */

/** Bytes of a file that tell its kind. */
export const kindBytes = 64 * 1024

const signatures = ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n']
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/**
 * Why a file is no photo for the menu; null for JPEG, PNG and WebP (https://mimesniff.spec.whatwg.org/#image-type-pattern-matching-algorithm).
 * @param start its first bytes, a character each
 */
export const faultOfKind = (start: string): 'animated' | 'heic' | 'svg' | 'not-a-photo' | null => {
  const isWebp = start.startsWith('RIFF') && start.slice(8, 14) === 'WEBPVP'
  // A PNG says before its pixels that it is an animation, a WebP in a bit of its first chunk.
  if (isWebp) return start[15] === 'X' && (start.charCodeAt(20) & 2) > 0 ? 'animated' : null
  if (signatures.some((signature) => start.startsWith(signature)))
    return start.startsWith('\x89') && start.split('IDAT', 1)[0]?.includes('acTL') ? 'animated' : null
  if (start.startsWith('GIF8')) return 'animated'
  if (start.slice(4, 8) === 'ftyp' && heicBrands.includes(start.slice(8, 12))) return 'heic'
  return /^(\xef\xbb\xbf)?\s*</.test(start) && /<svg[\s>]/i.test(start) ? 'svg' : 'not-a-photo'
}
