import type { MenuPhoto } from '@dimsum/contract/menu'
import { PackagePicture } from './package-picture.tsx'

type PackagePhotoProps = { packageType: string; photo: MenuPhoto | null }

/** The photo of a package, where it is changed. */
export function PackagePhoto(shown: PackagePhotoProps) {
  return <PackagePicture {...shown} sizes="10rem" className="aspect-4/3 w-40 rounded-input" />
}
