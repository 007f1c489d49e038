/**
 * The shop's pictures as made by `build/encode-images.mjs`: 4:3, AVIF with WebP behind it, in several widths.
 */
export type PictureName = 'hero' | 'sambal' | 'kecil' | 'sedang' | 'besar'

const files = import.meta.glob<string>('../../images/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** Stands in the served document itself: a phone far away has it one round trip earlier. The app fetches the file. */
const inDocument = import.meta.env.SSR
  ? import.meta.glob<string>('../../images/hero-720.avif', {
      eager: true,
      query: '?inline',
      import: 'default',
    })
  : {}

if (Object.keys(files).length === 0)
  throw new Error('The shop has no pictures: images/ is empty or lies elsewhere.')

const widths = [180, 360, 480, 720, 1080, 1600]

/** `srcset` of a picture in one format: every width there is. */
export function sourceSet(name: PictureName, format: 'avif' | 'webp'): string {
  return widths
    .flatMap((width) => {
      const file = files[`../../images/${name}-${width}.${format}`]
      return file ? [`${file} ${width}w`] : []
    })
    .join(', ')
}

/** Across a phone: two of its pixels for each of the page's. The third that some have costs 80 KB more and is not seen. */
export function phoneSource(name: PictureName): string | undefined {
  const path = `../../images/${name}-720.avif`
  return inDocument[path] ?? files[path]
}

/** For browsers that know neither `srcset` nor AVIF. */
export function plainSource(name: PictureName): string | undefined {
  return files[`../../images/${name}-720.webp`]
}
