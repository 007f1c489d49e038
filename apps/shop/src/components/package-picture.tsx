import type { MenuPackage, MenuPhoto } from '@dimsum/contract/menu'
import { useText } from '@dimsum/ui/say.tsx'
import { builtInPictures } from '@dimsum/web/components/built-in-pictures.ts'
import { SteamerMark } from '@dimsum/web/components/steamer-mark.tsx'
import { nameOfPackage } from '@dimsum/words/menu'
import { packagePictures } from '@dimsum/words/shop/packages-on-sale'
import { Picture } from './picture.tsx'

type PackagePictureProps = {
  item: MenuPackage
  sizes: string
  /** `""` where the package's name is next to the picture. */
  alt?: string
  fillsPhone?: boolean
  className?: string
}

/**
 * Picture of a package: the owner's photo, else the built-in picture if the piece count is unchanged, else a drawing.
 */
export function PackagePicture({
  item,
  sizes,
  alt,
  fillsPhone = false,
  className = '',
}: PackagePictureProps) {
  const text = useText()
  const name = text(nameOfPackage(item))
  const builtIn = builtInPictures.get(item.packageType)
  if (item.photo)
    return (
      <Photo photo={item.photo} alt={alt ?? name} sizes={sizes} className={`object-cover ${className}`} />
    )
  if (builtIn === undefined) return <Drawing className={className} />
  return (
    <Picture
      name={builtIn}
      alt={alt ?? `${name}: ${text(packagePictures[builtIn])}`}
      sizes={sizes}
      fillsPhone={fillsPhone}
      className={`object-cover ${className}`}
    />
  )
}

type PhotoProps = { photo: MenuPhoto; alt: string; sizes: string; className: string }

function Photo({ photo, alt, sizes, className }: PhotoProps) {
  const { hash, widths, width, height } = photo
  const sourceSet = (format: 'avif' | 'webp') =>
    widths.map((each) => `/foto/${hash}-${each}.${format} ${each}w`).join(', ')
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet('avif')} sizes={sizes} />
      <img
        src={photoAddress(photo)}
        srcSet={sourceSet('webp')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        loading="lazy"
        className={className}
      />
    </picture>
  )
}

/** The built-in picture shows the original number of pieces. */
export const hasBuiltInPicture = ({ photo, packageType }: MenuPackage) =>
  photo === null && builtInPictures.has(packageType)

/** URL of the widest file of a photo. */
export const photoAddress = ({ hash, widths }: MenuPhoto) => `/foto/${hash}-${widths.at(-1)}.webp`

/** Placeholder for a package without a picture. Decorative: the name is next to it. */
const Drawing = ({ className }: { className: string }) => (
  <span className={`flex items-center justify-center bg-santan-200 text-garis-kuat ${className}`}>
    <SteamerMark className="h-3/5 max-h-40 w-auto" />
  </span>
)
