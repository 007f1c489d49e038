import type { MenuPackage, OwnPackage } from '@dimsum/contract/menu'
import { useMenu } from '@dimsum/web/api/shop.ts'
import { archivedPackage } from '@dimsum/words/desk/menu'
import { nameOfPackage } from '@dimsum/words/menu'
import { inReadersLanguage, ownText, type Sentence } from '@dimsum/words/sentence'
import { useQuery } from '@tanstack/react-query'
import { menuQuery } from '../api/menu.ts'

export type PackageNames = {
  /** `Paket Sedang (20 pcs)` */
  nameOf: (packageType: string) => Sentence
  /** `Paket Sedang` */
  shortNameOf: (packageType: string) => Sentence
}

/** Current package names by key. An archived package is marked as such; an unknown key is its own name. */
export function namesOf(menu: readonly (MenuPackage | OwnPackage)[]): PackageNames {
  const find = (packageType: string) => menu.find((each) => each.packageType === packageType)
  const say = (packageType: string, words: (item: MenuPackage) => Sentence) => {
    const item = find(packageType)
    if (!item) return inReadersLanguage(packageType, 'id')
    return 'state' in item && item.state === 'archived' ? archivedPackage(words(item)) : words(item)
  }
  return {
    nameOf: (packageType) => say(packageType, nameOfPackage),
    shortNameOf: (packageType) => say(packageType, ({ name }) => ownText(name)),
  }
}

/** For lists that refer to packages by key. Orders have the names under which they were sold on their own lines. */
export function usePackageNames(): PackageNames {
  const shown = useMenu()
  return namesOf([...(useQuery(menuQuery).data ?? []), ...shown])
}
