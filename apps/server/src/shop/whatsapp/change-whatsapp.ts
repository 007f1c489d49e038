import type { WhatsappOverview, WhatsappSettings } from '@dimsum/contract/whatsapp'
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts'
import type { WhatsappAccess } from '../../platform/config/whatsapp-config.ts'
import { type Db, inTransaction } from '../../platform/db/connection.ts'
import { createCloudApi } from '../../platform/whatsapp/cloud-api.ts'
import { lockSettings, saveSetting } from '../settings/settings.queries.ts'
import { countWhatsapp, readWhatsappSettings, whatsappKey } from './whatsapp.queries.ts'

/** Stores what the owner chose, with its line in the audit log. */
export const changeWhatsapp = (db: Db, actor: string, change: WhatsappSettings): Promise<WhatsappSettings> =>
  inTransaction(db, async (tx) => {
    await lockSettings(tx)
    const before = await readWhatsappSettings(tx)
    await saveSetting(tx, whatsappKey, change, actor)
    await insertAuditEntry(tx, {
      actor,
      action: 'settings.change',
      subject: `settings:${whatsappKey}`,
      before,
      after: change,
    })
    return change
  })

/** The settings beside how the account and its templates stand at Meta now. */
export const readWhatsapp = async (
  db: Db,
  access: WhatsappAccess,
  publicOrigin: string | undefined,
): Promise<WhatsappOverview> => {
  const api = createCloudApi(access)
  const [chosen, counts, account, templates] = await Promise.all([
    readWhatsappSettings(db),
    countWhatsapp(db),
    api.readAccount(),
    api.listTemplates(),
  ])
  const linkStart = publicOrigin === undefined ? '' : `${publicOrigin}/track-order?orderId=`
  return { ...chosen, ...counts, account, templates, linkStart }
}
