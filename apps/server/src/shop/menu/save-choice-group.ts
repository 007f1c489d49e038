import {
  type ChangeChoiceGroup,
  contradictionInChoices,
  type NewChoiceGroup,
} from '@dimsum/contract/change-menu'
import type { OwnChoiceGroup } from '@dimsum/contract/menu'
import { maxChoiceGroups } from '@dimsum/domain/choices'
import { nameOfPackage } from '@dimsum/words/menu'
import { settingsChanged } from '@dimsum/words/server/changed-elsewhere'
import { menuKeeping } from '@dimsum/words/server/menu'
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts'
import { type Db, inTransaction, type Tx } from '../../platform/db/connection.ts'
import { assertExpected } from '../../platform/errors/assert-expected.ts'
import { invalidField, orNotFound, refusedField, ShopError } from '../../platform/errors/shop-error.ts'
import { changedFields, noted } from './changed-fields.ts'
import {
  deleteChoiceGroup,
  insertChoiceGroup,
  listChoiceGroups,
  updateChoiceGroup,
} from './choices.queries.ts'
import { knownPackage } from './known-package.ts'
import { listMenu, lockMenu, lockPackages } from './menu.queries.ts'

/** The owner's changes of choices. Order lines keep the names and prices of their options. */

/** Max groups; every menu screen of the desk loads all of them. */
const maxGroups = 100

/** @throws ShopError `conflict` when there are too many groups; `validation` at `packages` and at options with an id */
export const addChoiceGroup = (db: Db, actor: string, entry: NewChoiceGroup): Promise<OwnChoiceGroup> =>
  inTransaction(db, async (tx) => {
    await lockMenu(tx)
    if ((await listChoiceGroups(tx)).length >= maxGroups)
      throw new ShopError('conflict', menuKeeping.tooManyGroups(maxGroups))
    await lockPackages(tx, entry.packages)
    await assertFits(tx, null, entry)
    const added = await findChoiceGroup(tx, await insertChoiceGroup(tx, entry))
    const { id, ...after } = added
    await insertAuditEntry(tx, { actor, action: 'choices.add', subject: `choices:${id}`, after })
    return added
  })

/**
 * @throws ShopError `not-found`, `stale` with an issue for each field whose stored value differs from what the screen
 * showed and for a deleted option, `validation` for fields that contradict each other and at `packages`
 */
export const changeChoiceGroup = (
  db: Db,
  actor: string,
  id: number,
  { expected = {}, ...fields }: ChangeChoiceGroup,
): Promise<OwnChoiceGroup> =>
  inTransaction(db, async (tx) => {
    await lockMenu(tx)
    const before = await findChoiceGroup(tx, id)
    await lockPackages(tx, [...before.packages, ...(fields.packages ?? [])])
    assertExpected(before, expected, settingsChanged)
    const change = changedFields(before, fields)
    if (Object.keys(change).length === 0) return before
    const entry = { ...before, ...change }
    const fault = contradictionInChoices(entry)
    if (fault) throw invalidField(fault.path, fault.message)
    await assertFits(tx, before, entry)
    await updateChoiceGroup(tx, id, entry)
    const after = await findChoiceGroup(tx, id)
    await insertAuditEntry(tx, {
      actor,
      action: 'choices.change',
      subject: `choices:${id}`,
      before: noted(before, change, ['name']),
      after: noted(after, change, ['name']),
    })
    return after
  })

/** @throws ShopError `not-found` */
export const removeChoiceGroup = (db: Db, actor: string, id: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockMenu(tx)
    const { name, packages } = await findChoiceGroup(tx, id)
    await lockPackages(tx, packages)
    await deleteChoiceGroup(tx, id)
    await insertAuditEntry(tx, {
      actor,
      action: 'choices.delete',
      subject: `choices:${id}`,
      before: { name },
    })
  })

const findChoiceGroup = async (tx: Tx, id: number): Promise<OwnChoiceGroup> =>
  orNotFound(
    (await listChoiceGroups(tx)).find((group) => group.id === id),
    menuKeeping.choicesMissing,
  )

/** Refuses options of another group, unknown packages, and a package with too many groups. */
const assertFits = async (
  tx: Tx,
  before: OwnChoiceGroup | null,
  { options, packages }: NewChoiceGroup,
): Promise<void> => {
  const known = before?.options.map(({ id }) => id) ?? []
  const ids = options.flatMap(({ id }) => id ?? [])
  if (ids.some((id) => !known.includes(id)) || new Set(ids).size < ids.length)
    throw refusedField('stale', 'options', settingsChanged)
  const menu = await listMenu(tx)
  for (const type of packages) {
    const item = knownPackage(menu, type, 'packages')
    const others = item.choiceGroups.filter(({ id }) => id !== before?.id)
    if (others.length >= maxChoiceGroups)
      throw invalidField('packages', menuKeeping.tooManyChoices(nameOfPackage(item), maxChoiceGroups))
  }
}
