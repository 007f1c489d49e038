import type { SaveShopSettings } from '@dimsum/contract/save-shop-settings'
import type { ShopSettings } from '@dimsum/contract/shop-settings'
import { isSameValue } from '@dimsum/domain/merge-edits'
import { isPauseOver } from '@dimsum/domain/ordering'
import { wibDay } from '@dimsum/domain/wib-date'
import { deskFields } from '@dimsum/words/desk/fields'
import { settingsChanged } from '@dimsum/words/server/changed-elsewhere'
import { photoKeeping } from '@dimsum/words/server/photos'
import { teamRefusals } from '@dimsum/words/server/team'
import { actorOf } from '../../platform/audit/actor.ts'
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts'
import { type Db, inTransaction } from '../../platform/db/connection.ts'
import { assertExpected } from '../../platform/errors/assert-expected.ts'
import { invalidField } from '../../platform/errors/shop-error.ts'
import type { Admin } from '../../platform/http/access/admin.ts'
import { keepPhoto } from '../photos/photos.queries.ts'
import type { SettingsStore } from '../shop-parts.ts'
import { lockSecondFactor, lockSettings, saveClosedDays, saveSetting } from './settings.queries.ts'

type Parts = { db: Db; settings: SettingsStore; now: () => Date }

/**
 * Stores the settings that differ from those in force, each with an audit entry. Changes are serialised, so that
 * `before` is the replaced value. Other processes learn of it through the table's notification.
 * @throws ShopError `validation` for a pause whose end is over; `stale` with an issue for each setting whose stored
 * value differs from what the screen showed; `validation` for a QRIS picture that is not stored, and for requiring a second factor without having one
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
      // Otherwise she would lock herself out of everything but the setup, including this setting.
      if (key === 'secondFactorDemanded' && value === true && !(await lockSecondFactor(tx, admin.id)))
        throw invalidField(key, teamRefusals.ownFactorFirst)
      if (key === 'transferQris' && value !== null && !(await keepPhoto(tx, value as string)))
        throw invalidField(key, photoKeeping.missing)
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

/** Without past closed days: a form opened yesterday still lists them. */
const fromToday = <Part extends { closedDates?: string[] | undefined }>(part: Part, today: string): Part =>
  part.closedDates ? { ...part, closedDates: part.closedDates.filter((day) => day >= today) } : part

/** Only changed days are written: a day that another screen closes at this moment stays closed. */
const difference = (before: readonly string[], after: readonly string[]) => [
  ...before.filter((day) => !after.includes(day)).map((day) => ({ day, isClosed: false })),
  ...after.filter((day) => !before.includes(day)).map((day) => ({ day, isClosed: true })),
]
