import type { OrderExportQuery } from '@dimsum/contract/orders'
import { addWibDays, startOfWibDay } from '@dimsum/domain/wib-date'
import { insertAuditEntry } from '../../../platform/audit/audit.queries.ts'
import { type Db, inTransaction } from '../../../platform/db/connection.ts'
import { filterOf, readSearch } from '../list/order-search.ts'
import { byteOrderMark, csvRow } from './csv.ts'
import { csvColumns } from './csv-columns.ts'
import {
  type ExportCursor,
  type ExportRange,
  listOrdersForExport,
  listSoldPackages,
} from './order-export.queries.ts'

/**
 * What to export: WIB days, both included, of which a missing one leaves that end open; filters, orders, search text.
 */
export type ExportWish = Partial<OrderExportQuery> & { search?: string }

/** Small enough that a batch delays other requests by some milliseconds only. */
const ordersPerBatch = 100

type ExportBatch = Awaited<ReturnType<typeof listOrdersForExport>>

/**
 * Orders as a table for the bookkeeper, one row per order, streamed in batches: the next batch is read when the last
 * one was consumed, so a slow reader costs no memory. The export is recorded in the audit log first.
 */
export async function* exportOrders(
  { db }: { db: Db },
  actor: string,
  wish: ExportWish,
): AsyncGenerator<string> {
  // The search text may be a customer's name: only its presence is recorded.
  const { search = '', from = null, to = null, ...narrowing } = wish
  const narrowed = Object.fromEntries(Object.entries(narrowing).filter(([, value]) => value !== 'all'))
  const asked = { from, to, ...narrowed, ...(search && { searched: true }) }
  await inTransaction(db, (tx) =>
    insertAuditEntry(tx, { actor, action: 'orders.export', subject: 'orders', after: asked }),
  )
  const columns = csvColumns(await listSoldPackages(db))
  yield byteOrderMark + csvRow(columns.map(([title]) => title))

  const range = rangeOf(wish)
  let cursor: ExportCursor | null = null
  do {
    const batch: ExportBatch = await listOrdersForExport(db, range, cursor, ordersPerBatch)
    yield batch.orders.map((order) => csvRow(columns.map(([, cell]) => cell(order)))).join('')
    cursor = batch.next
  } while (cursor !== null)
}

const rangeOf = ({ from, to, orders, search = '', ...narrowing }: ExportWish): ExportRange => ({
  filter: { ...filterOf(narrowing), among: orders },
  words: readSearch(search),
  from: from === undefined ? null : startOfWibDay(from),
  until: to === undefined ? null : startOfWibDay(addWibDays(to, 1)),
})

/** `pesanan-2026-11-01-2026-11-30.csv`, `pesanan-terpilih.csv` */
export const exportFileName = ({ from, to, orders }: ExportWish): string =>
  `${['pesanan', orders && 'terpilih', from, to].filter((part) => part !== undefined).join('-')}.csv`
