import { placing } from '@dimsum/words/server/placing'
import { invalidField } from '../../platform/errors/shop-error.ts'
import type { MenuItem } from './menu.queries.ts'
import { shownOf } from './present-menu.ts'

/** Finds a package by its key, hidden and archived ones too. @throws ShopError `validation` for an unknown key */
export const knownPackage = (
  menu: readonly MenuItem[],
  packageType: string,
  path = 'packageType',
): MenuItem => {
  const item = menu.find((each) => each.packageType === packageType)
  if (item) return item
  const shown = shownOf(menu).map((each) => each.packageType)
  throw invalidField(path, placing.unknownPackage(shown, packageType))
}
