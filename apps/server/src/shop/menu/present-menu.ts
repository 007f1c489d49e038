import type { MenuPackage } from '@dimsum/contract/menu'
import type { MenuItem } from './menu.queries.ts'

/** The packages that customers see. */
export const shownOf = (menu: readonly MenuItem[]): MenuItem[] =>
  menu.filter(({ state }) => state === 'shown')

/** The same without the fields that only the owner sees. */
export const presentMenu = (menu: readonly MenuItem[]): MenuPackage[] =>
  shownOf(menu).map(({ state: _, totalLimit: __, dayLimit: ___, category, ...item }) => ({
    ...item,
    ...(category.id !== '' && { category }),
  }))
