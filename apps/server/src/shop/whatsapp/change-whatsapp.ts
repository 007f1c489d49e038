import type { CustomerDetail } from '@dimsum/contract/customers'
import type { ChangeWhatsapp, WhatsappOverview, WhatsappSettings } from '@dimsum/contract/whatsapp'
import { settingsChanged } from '@dimsum/words/server/changed-elsewhere'
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts'
import type { WhatsappAccess } from '../../platform/config/whatsapp-config.ts'
import { type Db, inTransaction } from '../../platform/db/connection.ts'
import { assertExpected } from '../../platform/errors/assert-expected.ts'
import { createCloudApi } from '../../platform/whatsapp/cloud-api.ts'
import { setWithdrawn } from '../../platform/whatsapp/withdrawals.queries.ts'
import { findCustomer, phoneKeyOf } from '../customers/find-customer.ts'
import { personId } from '../customers/person-id.ts'
import { lockSettings, saveSetting } from '../settings/settings.queries.ts'
import { countWhatsapp, readWhatsappSettings, whatsappKey } from './whatsapp.queries.ts'

/** Stores the owner's settings, with an audit entry. @throws ShopError `stale` when they are not `expected` */
export const changeWhatsapp = (
  db: Db,
  actor: string,
  { expected, ...change }: ChangeWhatsapp,
): Promise<WhatsappSettings> =>
  inTransaction(db, async (tx) => {
    await lockSettings(tx)
    const before = await readWhatsappSettings(tx)
    assertExpected(before, expected ?? {}, settingsChanged)
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

/** Stops or resumes WhatsApp messages to the customer of an order, who asked the owner. */
export const stopWhatsapp = async (
  db: Db,
  actor: string,
  orderId: number,
  isStopped: boolean,
): Promise<CustomerDetail> => {
  const phoneKey = await phoneKeyOf(db, orderId)
  await inTransaction(db, async (tx) => {
    await setWithdrawn(tx, phoneKey, isStopped)
    await insertAuditEntry(tx, {
      actor,
      action: isStopped ? 'whatsapp.stop' : 'whatsapp.resume',
      subject: `phone:${personId(phoneKey)}`,
    })
  })
  return findCustomer(db, orderId)
}

/** The settings, and the current state of account and templates at Meta. */
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
