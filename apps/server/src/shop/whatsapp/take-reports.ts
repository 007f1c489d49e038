import { consentWord } from '@dimsum/domain/order-messages'
import { normalisePhone } from '@dimsum/domain/phone'
import { cleanText } from '@dimsum/domain/text'
import { hashOf } from '../../platform/config/secret-token.ts'
import { type Db, inTransaction, type Tx } from '../../platform/db/connection.ts'
import { announce } from '../../platform/live/announce.ts'
import type { WhatsappReport } from '../../platform/whatsapp/whatsapp.ts'
import { setWithdrawn } from '../../platform/whatsapp/withdrawals.queries.ts'
import { raiseAttention } from '../attention/attention.queries.ts'
import { insertOrderEvent } from '../orders/timeline/order-events.queries.ts'
import { outboxIdOf } from './message-names.ts'
import { findNewestOrder, insertInbound, linkInbound, raiseState } from './whatsapp.queries.ts'

/** Max length of `order_notes.text`. */
const longestText = 1000
/** Listed for the owner. Messages of the category `MARKETING` cost more and may be blocked. */
const badNews = new Set(['REJECTED', 'PAUSED', 'DISABLED', 'FLAGGED', 'MARKETING'])

/** Applies verified reports, one transaction each. Reports may be repeated and arrive in any order. */
export const takeReports = async (db: Db, reports: readonly WhatsappReport[]): Promise<void> => {
  for (const report of reports) await inTransaction(db, (tx) => takeReport(tx, report))
  if (reports.length > 0) announce({ db })
}

const takeReport = async (tx: Tx, report: WhatsappReport): Promise<void> => {
  if (report.kind === 'status') {
    const { id, key, state, code } = report
    await raiseState(tx, { wamidHash: hashOf(id), outboxId: outboxIdOf(key), state, code })
  } else if (report.kind === 'inbound') await takeInbound(tx, report)
  else if (badNews.has(report.event))
    await raiseAttention(tx, {
      kind: 'whatsapp-account',
      orderId: null,
      reference: `${report.name} ${report.event}`,
      data: { template: report.name, event: report.event },
    })
}

/** Counts a customer's message, adds it to the timeline of the newest order, and applies STOP and MULAI. */
const takeInbound = async (
  tx: Tx,
  { id, from, text }: Extract<WhatsappReport, { kind: 'inbound' }>,
): Promise<void> => {
  const inbound = await insertInbound(tx, hashOf(id))
  const phoneKey = from === null ? '' : normalisePhone(`+${from}`)
  if (inbound === undefined || phoneKey === '') return
  const word = consentWord(text)
  if (word !== null) await setWithdrawn(tx, phoneKey, word === 'stop')
  const orderId = await findNewestOrder(tx, phoneKey)
  if (orderId === undefined) return
  const event = await insertOrderEvent(tx, {
    orderId,
    actor: 'customer',
    kind: 'whatsapp-received',
    data: word === null ? {} : { word },
    text: cleanText(text.slice(0, longestText).replace(/\p{Surrogate}/gu, '')),
  })
  await linkInbound(tx, inbound, { orderId, eventId: event.id })
  if (word === null)
    await raiseAttention(tx, { kind: 'whatsapp-reply', orderId, reference: `whatsapp-${inbound}` })
}
