import { builtInMenu } from '@dimsum/contract/built-in-menu'
import type { MenuItem } from './menu.queries.ts'

/** The menu that the migrations store, for pages while the database is away. */
export const menuOutOfTheBox: readonly MenuItem[] = builtInMenu().map((item) => ({
  ...item,
  state: 'shown',
  totalLimit: null,
  dayLimit: null,
}))
