import { addWibDays, startOfWibDay } from '@dimsum/domain/wib-date'
import { insertAuditEntry } from '../../../platform/audit/audit.queries.ts'
import { inTransaction } from '../../../platform/db/connection.ts'
import { type ReportParts, readForReport } from '../../../platform/db/report-reads.ts'
import { type CsvColumn, orderColumns } from '../read/order-columns.ts'
import { byteOrderMark, csvRow } from './csv.ts'
import { type ExportCursor, type ExportRange, listOrdersForExport } from './order-export.queries.ts'

/** WIB days, both included; a missing one leaves that end open. */
export type ExportDays = { from?: string | undefined; to?: string | undefined }

/** Few enough that the desk waits some milliseconds for one batch, not tens of them. */
const ordersPerBatch = 100

const columns = Object.entries(orderColumns).flatMap(([name, { csv }]): readonly CsvColumn[] => {
  if (typeof csv === 'string') return [[csv, (order) => order[name as TextColumn]]]
  return csv ?? []
})
type TextColumn = 'customerName'

type ExportBatch = Awaited<ReturnType<typeof listOrdersForExport>>

/**
 * Orders as a table for the bookkeeper, one row an order, in pieces as they are read: the next batch is fetched when
 * the last one was taken, so a slow reader costs no memory. Who took the data away stands in the audit log first.
 */
export async function* exportOrders(
  parts: ReportParts,
  actor: string,
  days: ExportDays,
): AsyncGenerator<string> {
  const asked = { from: days.from ?? null, to: days.to ?? null }
  await inTransaction(parts.db, (tx) =>
    insertAuditEntry(tx, { actor, action: 'orders.export', subject: 'orders', after: asked }),
  )
  yield byteOrderMark + csvRow(columns.map(([title]) => title))

  const range = rangeOf(days)
  const readBatch = (after: ExportCursor | null) =>
    readForReport(parts, (db) => listOrdersForExport(db, range, after, ordersPerBatch))
  let cursor: ExportCursor | null = null
  do {
    const batch: ExportBatch = await readBatch(cursor)
    yield batch.orders.map((order) => csvRow(columns.map(([, cell]) => cell(order)))).join('')
    cursor = batch.next
  } while (cursor !== null)
}

const rangeOf = ({ from, to }: ExportDays): ExportRange => ({
  from: from === undefined ? null : startOfWibDay(from),
  until: to === undefined ? null : startOfWibDay(addWibDays(to, 1)),
})

/** `pesanan-2026-11-01-2026-11-30.csv` */
export const exportFileName = ({ from, to }: ExportDays): string =>
  `${['pesanan', from, to].filter((part) => part !== undefined).join('-')}.csv`
