import type { MenuPhoto } from '@dimsum/contract/menu'
import { builtInPictures } from '@dimsum/web/components/built-in-pictures.ts'
import { SteamerMark } from '@dimsum/web/components/steamer-mark.tsx'

/** The shop's pictures of the default packages. */
const builtIn = import.meta.glob<string>('../../../../shop/images/{kecil,sedang,besar}-360.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

type PackagePictureProps = {
  packageType: string
  photo: MenuPhoto | null
  /** Value of the `sizes` attribute. */
  sizes: string
  className: string
}

/**
 * Picture of a package as in the shop: the owner's photo, the built-in picture or a drawing. Decorative: the name is
 * next to it.
 */
export function PackagePicture({ packageType, photo, sizes, className }: PackagePictureProps) {
  const picture = builtIn[`../../../../shop/images/${builtInPictures.get(packageType)}-360.webp`]
  if (photo) {
    const { hash, widths, width, height } = photo
    const sourceSet = widths.map((each) => `/foto/${hash}-${each}.webp ${each}w`).join(', ')
    return (
      <img
        src={`/foto/${hash}-${widths.at(-1)}.webp`}
        srcSet={sourceSet}
        sizes={sizes}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className={`object-cover ${className}`}
      />
    )
  }
  if (picture) return <img src={picture} alt="" loading="lazy" className={`object-cover ${className}`} />
  return (
    <span className={`flex items-center justify-center bg-santan-200 text-garis-kuat ${className}`}>
      <SteamerMark className="h-3/5 w-auto" />
    </span>
  )
}
