import type { MenuPackage } from '@dimsum/contract/menu'
import type { MenuItem } from './menu.queries.ts'

/** What customers see of the menu: the shown packages, without what the owner alone knows of them. */
export const presentMenu = (menu: readonly MenuItem[]): MenuPackage[] =>
  menu
    .filter(({ state }) => state === 'shown')
    .map(({ state: _, totalLimit: __, dayLimit: ___, ...item }) => item)
