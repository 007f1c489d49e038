import { catalogue, type PackageType } from '@dimsum/domain/catalogue'
import { Picture } from './picture.tsx'
import type { PictureName } from './picture-sources.ts'

const pictures: Record<PackageType, { name: PictureName; scene: string }> = {
  '10pcs': { name: 'kecil', scene: 'sepuluh siomay dalam satu kukusan bambu' },
  '20pcs': { name: 'sedang', scene: 'dua puluh siomay dalam dua kukusan bambu' },
  '100pcs': { name: 'besar', scene: 'seratus siomay di atas tampah' },
}

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
  const { name, scene } = pictures[packageType]
  return (
    <Picture
      name={name}
      alt={alt ?? `${catalogue[packageType].name}: ${scene}`}
      sizes={sizes}
      fillsPhone={fillsPhone}
      className={className}
    />
  )
}
