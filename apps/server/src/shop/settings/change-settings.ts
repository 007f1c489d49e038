import type { SaveShopSettings } from '@dimsum/contract/save-shop-settings'
import type { ShopSettings } from '@dimsum/contract/shop-settings'
import { isSameValue } from '@dimsum/domain/merge-edits'
import { isPauseOver } from '@dimsum/domain/ordering'
import { wibDay } from '@dimsum/domain/wib-date'
import { deskFields } from '@dimsum/words/desk/fields'
import { settingsChanged } from '@dimsum/words/server/changed-elsewhere'
import { teamRefusals } from '@dimsum/words/server/team'
import { actorOf } from '../../platform/audit/actor.ts'
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts'
import { type Db, inTransaction } from '../../platform/db/connection.ts'
import { assertExpected } from '../../platform/errors/assert-expected.ts'
import { invalidField } from '../../platform/errors/shop-error.ts'
import type { Admin } from '../../platform/http/access/admin.ts'
import type { SettingsStore } from '../shop-parts.ts'
import { lockSecondFactor, lockSettings, saveClosedDays, saveSetting } from './settings.queries.ts'

type Parts = { db: Db; settings: SettingsStore; now: () => Date }

/**
 * Stores the settings that differ from those in force, each with its audit line; one change after the other, so
 * that `before` is what the change replaced. Other processes learn of it through the table's notification.
 * @throws ShopError `validation` for a pause whose end is over; `stale`, an issue for each setting that is no longer what the screen showed of it; `validation` for a
 * second factor that everybody shall have and the caller has not
 */
export const changeSettings = async (
  { db, settings, now }: Parts,
  admin: Admin,
  { expected = {}, ...change }: SaveShopSettings,
): Promise<ShopSettings> => {
  const [today, actor] = [wibDay(now()), actorOf(admin)]
  await inTransaction(db, async (tx) => {
    await lockSettings(tx)
    const before = await settings.readFrom(tx)
    assertExpected(before, fromToday(expected, today), settingsChanged)
    for (const [key, value] of Object.entries(fromToday(change, today))) {
      const replaced = before[key as keyof ShopSettings]
      if (value === undefined || isSameValue(value, replaced)) continue
      if (key === 'ordering' && isPauseOver(value as ShopSettings['ordering'], now()))
        throw invalidField('ordering.until', deskFields.pauseOver)
      // Without one she could do nothing but set one up, this setting included.
      if (key === 'secondFactorDemanded' && value === true && !(await lockSecondFactor(tx, admin.id)))
        throw invalidField(key, teamRefusals.ownFactorFirst)
      if (key === 'closedDates') await saveClosedDays(tx, difference(before.closedDates, value as string[]))
      else await saveSetting(tx, key, value, actor)
      await insertAuditEntry(tx, {
        actor,
        action: 'settings.change',
        subject: `settings:${key}`,
        before: replaced,
        after: value,
      })
    }
  })
  settings.forget()
  return settings.current()
}

/** The same without closed days that are over: a form opened yesterday still names them. */
const fromToday = <Part extends { closedDates?: string[] | undefined }>(part: Part, today: string): Part =>
  part.closedDates ? { ...part, closedDates: part.closedDates.filter((day) => day >= today) } : part

/** Only days that change are written: one that another screen closes at this moment stays closed. */
const difference = (before: readonly string[], after: readonly string[]) => [
  ...before.filter((day) => !after.includes(day)).map((day) => ({ day, isClosed: false })),
  ...after.filter((day) => !before.includes(day)).map((day) => ({ day, isClosed: true })),
]
