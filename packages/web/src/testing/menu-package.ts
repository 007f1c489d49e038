import { builtInMenu } from '@dimsum/contract/built-in-menu'
import type { MenuPackage } from '@dimsum/contract/menu'

/** A package as the shop comes with it, for tests; `more` says what differs. */
export function menuPackage(
  packageType: MenuPackage['packageType'],
  more: Partial<MenuPackage> = {},
): MenuPackage {
  const found = builtInMenu().find((item) => item.packageType === packageType) ?? builtInMenu()[0]
  if (!found) throw new RangeError('The built-in menu is empty.')
  return { ...found, packageType, ...more }
}
