import { builtInMenu } from '@dimsum/contract/built-in-menu'
import type { MenuItem } from './menu.queries.ts'

/** The default menu as the migrations store it, for pages while the database is down. */
export const menuOutOfTheBox: readonly MenuItem[] = builtInMenu().map((item) => ({
  ...item,
  category: { id: '', en: '' },
  state: 'shown',
  totalLimit: null,
  dayLimit: null,
}))
