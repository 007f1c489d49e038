import type { Delivery, RecordedRequest, SnapPage, Transaction } from './records.ts'
import type { StateFile } from './state-file.ts'

/** All records in memory; each change is also written to the state file. */
export interface Store {
  pageByToken(token: string): SnapPage | undefined
  /** The newest page of an order id, whatever its state. */
  pageByOrder(orderId: string): SnapPage | undefined
  pageCount(orderId: string): number
  /** Pages whose token still opens. */
  openPages(now: number): SnapPage[]
  pages(): SnapPage[]
  savePage(page: SnapPage): void

  /** By transaction id only. */
  transaction(transactionId: string): Transaction | undefined
  /** Every transaction of an order id, oldest first. */
  transactionsOf(orderId: string): Transaction[]
  transactions(): Transaction[]
  saveTransaction(transaction: Transaction): void

  deliveries(): Delivery[]
  saveDelivery(delivery: Delivery): void

  requests(): RecordedRequest[]
  record(request: RecordedRequest): void

  clear(): void
}

/** Max entries of the logs, so that a long benchmark does not fill the memory. */
const logLength = 5000

export function createStore(file: StateFile): Store {
  const pages = new Map<string, SnapPage>()
  const tokensByOrder = new Map<string, string[]>()
  const transactions = new Map<string, Transaction>()
  const idsByOrder = new Map<string, string[]>()
  const deliveries = new Map<string, Delivery>()
  const requests: RecordedRequest[] = []

  const addTo = (index: Map<string, string[]>, orderId: string, id: string) => {
    const ids = index.get(orderId) ?? []
    if (!ids.includes(id)) index.set(orderId, [...ids, id])
  }
  const keepPage = (page: SnapPage) => {
    pages.set(page.token, page)
    addTo(tokensByOrder, page.orderId, page.token)
  }
  const keepTransaction = (transaction: Transaction) => {
    transactions.set(transaction.transactionId, transaction)
    addTo(idsByOrder, transaction.orderId, transaction.transactionId)
  }
  const keepDelivery = (delivery: Delivery) => {
    deliveries.set(delivery.id, delivery)
    if (deliveries.size <= logLength) return
    const oldestFinished = [...deliveries.values()].find(({ state }) => state !== 'waiting')
    if (oldestFinished) deliveries.delete(oldestFinished.id)
  }

  for (const line of file.lines) {
    if ('page' in line) keepPage(line.page)
    else if ('transaction' in line) keepTransaction(line.transaction)
    else keepDelivery(line.delivery)
  }

  return {
    pageByToken: (token) => pages.get(token),
    pageByOrder: (orderId) => pages.get(tokensByOrder.get(orderId)?.at(-1) ?? ''),
    pageCount: (orderId) => tokensByOrder.get(orderId)?.length ?? 0,
    openPages: (now) => [...pages.values()].filter((page) => !page.closed && page.expiresAt > now),
    pages: () => [...pages.values()],
    savePage(page) {
      keepPage(page)
      file.append({ page })
    },
    transaction: (transactionId) => transactions.get(transactionId),
    transactionsOf: (orderId) => (idsByOrder.get(orderId) ?? []).flatMap((id) => transactions.get(id) ?? []),
    transactions: () => [...transactions.values()],
    saveTransaction(transaction) {
      keepTransaction(transaction)
      file.append({ transaction })
    },
    deliveries: () => [...deliveries.values()],
    saveDelivery(delivery) {
      keepDelivery(delivery)
      file.append({ delivery })
    },
    requests: () => [...requests],
    record(request) {
      requests.push(request)
      if (requests.length > logLength) requests.shift()
    },
    clear() {
      for (const map of [pages, tokensByOrder, transactions, idsByOrder, deliveries]) map.clear()
      requests.length = 0
      file.clear()
    },
  }
}
