import type { PackageType } from '@dimsum/domain/catalogue'
import { useText } from '@dimsum/ui/say.tsx'
import { packageWords } from '@dimsum/words/packages'
import { packagePictures } from '@dimsum/words/shop/packages-on-sale'
import { Picture } from './picture.tsx'
import type { PictureName } from './picture-sources.ts'

const pictures: Record<PackageType, PictureName> = { '10pcs': 'kecil', '20pcs': 'sedang', '100pcs': 'besar' }

/** A package with its true number of pieces. `alt=""` where its name stands right beside it. */
export function PackagePicture({
  packageType,
  sizes,
  alt,
  fillsPhone = false,
  className = '',
}: {
  packageType: PackageType
  sizes: string
  alt?: string
  fillsPhone?: boolean
  className?: string
}) {
  const text = useText()
  return (
    <Picture
      name={pictures[packageType]}
      alt={alt ?? `${text(packageWords[packageType].name)}: ${text(packagePictures[packageType])}`}
      sizes={sizes}
      fillsPhone={fillsPhone}
      className={className}
    />
  )
}
