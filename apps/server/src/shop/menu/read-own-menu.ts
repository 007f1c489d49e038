import type { OwnMenu } from '@dimsum/contract/menu'
import type { Db } from '../../platform/db/connection.ts'
import { listChoiceGroups } from './choices.queries.ts'
import { listOwnMenu } from './menu.queries.ts'

/** The owner's view of the menu. */
export const readOwnMenu = async (db: Db): Promise<OwnMenu> => ({
  packages: await listOwnMenu(db),
  choiceGroups: await listChoiceGroups(db),
})
