import type { OrderExportQuery } from '@dimsum/contract/orders'
import { addWibDays, startOfWibDay } from '@dimsum/domain/wib-date'
import { insertAuditEntry } from '../../../platform/audit/audit.queries.ts'
import { type Db, inTransaction } from '../../../platform/db/connection.ts'
import { filterOf } from '../list/order-filter.ts'
import { readSearch } from '../list/order-search.ts'
import { byteOrderMark, csvRow } from './csv.ts'
import { csvColumns } from './csv-columns.ts'
import {
  type ExportCursor,
  type ExportRange,
  listOrdersForExport,
  listSoldPackages,
} from './order-export.queries.ts'

/** What a file holds: WIB days, both included, of which a missing one leaves that end open; filters, orders, words. */
export type ExportWish = Partial<OrderExportQuery> & { search?: string }

/** Few enough that the desk waits some milliseconds for one batch, not tens of them. */
const ordersPerBatch = 100

type ExportBatch = Awaited<ReturnType<typeof listOrdersForExport>>

/**
 * Orders as a table for the bookkeeper, one row an order, in pieces as they are read: the next batch is fetched when
 * the last one was taken, so a slow reader costs no memory. Who took the data away stands in the audit log first.
 */
export async function* exportOrders(
  { db }: { db: Db },
  actor: string,
  wish: ExportWish,
): AsyncGenerator<string> {
  // The words may be a customer's name: that there were some is enough.
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
