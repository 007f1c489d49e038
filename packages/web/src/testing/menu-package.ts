import { builtInMenu } from '@dimsum/contract/built-in-menu'
import type { MenuPackage } from '@dimsum/contract/menu'

/** A default package for tests; `more` overrides fields. */
export function menuPackage(
  packageType: MenuPackage['packageType'],
  more: Partial<MenuPackage> = {},
): MenuPackage {
  const found = builtInMenu().find((item) => item.packageType === packageType) ?? builtInMenu()[0]
  if (!found) throw new RangeError('The built-in menu is empty.')
  return { ...found, packageType, ...more }
}
