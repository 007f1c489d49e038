/** The shop's pictures from `build/encode-images.mjs`: 4:3, AVIF and WebP, in several widths. */
export type PictureName = 'hero' | 'sambal' | 'kecil' | 'sedang' | 'besar'

const files = import.meta.glob<string>('../../images/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** Inlined into the prerendered document, which saves one round trip. The app fetches the file. */
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

/** `srcset` of a picture in one format, with every available width. */
export function sourceSet(name: PictureName, format: 'avif' | 'webp'): string {
  return widths
    .flatMap((width) => {
      const file = files[`../../images/${name}-${width}.${format}`]
      return file ? [`${file} ${width}w`] : []
    })
    .join(', ')
}

/** Full width of a phone at a device pixel ratio of 2. A ratio of 3 costs 80 KB more without a visible difference. */
export function phoneSource(name: PictureName): string | undefined {
  const path = `../../images/${name}-720.avif`
  return inDocument[path] ?? files[path]
}

/** For browsers without `srcset` or AVIF. */
export function plainSource(name: PictureName): string | undefined {
  return files[`../../images/${name}-720.webp`]
}
