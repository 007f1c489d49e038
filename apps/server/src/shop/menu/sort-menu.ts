import type { SortChoices, SortMenu } from '@dimsum/contract/change-menu'
import type { OwnMenu } from '@dimsum/contract/menu'
import { isSameValue } from '@dimsum/domain/merge-edits'
import { menuKeeping } from '@dimsum/words/server/menu'
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts'
import { type Db, inTransaction } from '../../platform/db/connection.ts'
import { invalidField, ShopError } from '../../platform/errors/shop-error.ts'
import { listChoiceGroups, sortGroups } from './choices.queries.ts'
import { lockMenu, readOwnMenu, sortPackages } from './menu.queries.ts'

/**
 * Stores the display order. Archived packages stay at the end.
 * @throws ShopError `stale` when the screen showed another order, `validation` when it names other packages
 */
export const sortMenu = (db: Db, actor: string, { packageTypes, expected }: SortMenu): Promise<OwnMenu> =>
  inTransaction(db, async (tx) => {
    const stored = (await lockMenu(tx))
      .filter(({ isArchived }) => !isArchived)
      .map(({ packageType }) => packageType)
    if (!isSameValue(expected, stored)) throw new ShopError('stale', menuKeeping.orderChanged)
    if (!isSameValue(packageTypes.toSorted(), stored.toSorted()))
      throw invalidField('packageTypes', menuKeeping.otherPackages)
    if (!isSameValue(packageTypes, stored)) {
      await sortPackages(tx, packageTypes)
      await insertAuditEntry(tx, {
        actor,
        action: 'menu.sort',
        subject: 'menu',
        before: { packageTypes: stored },
        after: { packageTypes },
      })
    }
    return readOwnMenu(tx)
  })

/**
 * Stores the display order of the groups of choices; orders placed before keep theirs.
 * @throws ShopError as {@link sortMenu}
 */
export const sortChoices = (db: Db, actor: string, { ids, expected }: SortChoices): Promise<OwnMenu> =>
  inTransaction(db, async (tx) => {
    await lockMenu(tx)
    const stored = (await listChoiceGroups(tx)).map(({ id }) => id)
    if (!isSameValue(expected, stored)) throw new ShopError('stale', menuKeeping.choicesOrderChanged)
    const inOrder = (all: readonly number[]) => all.toSorted((a, b) => a - b)
    if (!isSameValue(inOrder(ids), inOrder(stored))) throw invalidField('ids', menuKeeping.otherChoices)
    if (!isSameValue(ids, stored)) {
      await sortGroups(tx, ids)
      await insertAuditEntry(tx, {
        actor,
        action: 'choices.sort',
        subject: 'choices',
        before: { ids: stored },
        after: { ids },
      })
    }
    return readOwnMenu(tx)
  })
