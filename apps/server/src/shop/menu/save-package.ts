import { type ChangePackage, contradictionInMenu, type NewPackage } from '@dimsum/contract/change-menu'
import type { OwnPackage } from '@dimsum/contract/menu'
import { packageKeyOf } from '@dimsum/domain/package-key'
import { settingsChanged } from '@dimsum/words/server/changed-elsewhere'
import { menuKeeping } from '@dimsum/words/server/menu'
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts'
import { type Db, inTransaction } from '../../platform/db/connection.ts'
import { assertExpected } from '../../platform/errors/assert-expected.ts'
import { invalidField, orNotFound, refusedField, ShopError } from '../../platform/errors/shop-error.ts'
import { changedFields, noted } from './changed-fields.ts'
import { copyChoices } from './choices.queries.ts'
import { knownPackage } from './known-package.ts'
import {
  deletePackage,
  insertPackage,
  listMenu,
  listOwnMenu,
  lockMenu,
  lockPackages,
  type MenuItem,
  updatePackage,
} from './menu.queries.ts'

/** Max packages; every screen of the desk loads all of them. */
const maxPackages = 200

/**
 * Adds a package at the end of the menu.
 * @throws ShopError `conflict` when there are too many, `validation` at `choicesOf` for an unknown package
 */
export const addPackage = (db: Db, actor: string, { choicesOf, ...entry }: NewPackage): Promise<OwnPackage> =>
  inTransaction(db, async (tx) => {
    const menu = await lockMenu(tx)
    if (menu.length >= maxPackages) throw new ShopError('conflict', menuKeeping.tooMany(maxPackages))
    // A reserved key: `/api/admin/menu/choices/…` are other calls.
    const taken = new Set<string>(['choices', ...menu.map(({ packageType }) => packageType)])
    const key = packageKeyOf({ name: entry.name.id, pieces: entry.pieces }, taken) as MenuItem['packageType']
    await insertPackage(tx, key, entry)
    if (choicesOf !== undefined) {
      const { packageType } = knownPackage(await listMenu(tx), choicesOf, 'choicesOf')
      await copyChoices(tx, packageType, key)
    }
    await insertAuditEntry(tx, { actor, action: 'package.add', subject: `package:${key}`, after: entry })
    return findOwnPackage(tx, key)
  })

/**
 * Changes a package. Existing orders are not affected. A concurrent order uses the package either before or after the
 * change.
 * @throws ShopError `not-found`, `stale` with an issue for each field whose stored value differs from what the screen
 * showed, `validation` for fields that contradict each other, `conflict` at `pieces` of a package that was ordered
 */
export const changePackage = (
  db: Db,
  actor: string,
  packageType: string,
  { expected = {}, ...fields }: ChangePackage,
): Promise<OwnPackage> =>
  inTransaction(db, async (tx) => {
    await lockMenu(tx)
    await lockPackages(tx, [packageType])
    const before = await findOwnPackage(tx, packageType)
    const { packageType: key } = before
    assertExpected(before, expected, settingsChanged)
    const change = changedFields(before, fields)
    if (Object.keys(change).length === 0) return before
    const fault = contradictionInMenu({ ...before, ...change })
    if (fault) throw invalidField(fault.path, fault.message)
    if (change.pieces !== undefined && before.isUsed)
      throw refusedField('conflict', 'pieces', menuKeeping.piecesStay)
    await updatePackage(tx, key, change)
    const after = await findOwnPackage(tx, key)
    await insertAuditEntry(tx, {
      actor,
      action: 'package.change',
      subject: `package:${key}`,
      before: noted(before, change, ['name']),
      after: noted(after, change, ['name']),
    })
    return after
  })

/**
 * Deletes a package that is not in use; any other can only be archived. The package is locked, so a concurrent order is
 * stored before the deletion, or refused as unknown.
 * @throws ShopError `not-found`, `conflict`
 */
export const removePackage = (db: Db, actor: string, packageType: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockMenu(tx)
    await lockPackages(tx, [packageType])
    const { packageType: key, name, isUsed } = await findOwnPackage(tx, packageType)
    if (isUsed) throw new ShopError('conflict', menuKeeping.isUsed)
    await deletePackage(tx, key)
    await insertAuditEntry(tx, {
      actor,
      action: 'package.delete',
      subject: `package:${key}`,
      before: { name },
    })
  })

/** @throws ShopError `not-found` */
const findOwnPackage = async (db: Db, packageType: string): Promise<OwnPackage> =>
  orNotFound(
    (await listOwnMenu(db)).find((item) => item.packageType === packageType),
    menuKeeping.missing,
  )
