import { beginTransaction } from '../begin-transaction.ts'
import { mayMove, moveTransaction } from '../move-transaction.ts'
import { paidTransactionOf } from '../paid-transaction.ts'
import { payTransaction } from '../pay-transaction.ts'
import type { Transaction } from '../records.ts'
import { isOpen, phaseOf } from '../transaction-states.ts'
import { isAlive } from './current-screen.ts'
import { offeredMethods } from './page-view.ts'
import type { Visit } from './screen.ts'

/**
 * Actions of the payment page's forms. A late submit (already paid, already expired) does nothing; the page then shows
 * the current state.
 */

export function chooseMethod(visit: Visit, code: string): void {
  const { provider, page, view } = visit
  const method = offeredMethods(page).find((offered) => offered.code === code)
  if (!method || !isAlive(visit) || paidTransactionOf(provider, page.orderId)) return
  // A double press, or returning to a chosen method, keeps the issued number.
  const isChosen = provider.store
    .transactionsOf(page.orderId)
    .some((one) => one.token === page.token && one.method === method.code && isOpen(phaseOf(one)))
  if (!isChosen) beginTransaction(provider, page, method, { byQr: view.byQr })
}

export function pay(visit: Visit, transactionId: string): void {
  const transaction = openTry(visit, transactionId)
  if (transaction && !paidTransactionOf(visit.provider, visit.page.orderId))
    payTransaction(visit.provider, transaction)
}

export function fail(visit: Visit, transactionId: string): void {
  const transaction = openTry(visit, transactionId)
  if (transaction && mayMove(transaction, 'deny')) void moveTransaction(visit.provider, transaction, 'deny')
}

export function letExpire(visit: Visit, transactionId: string): void {
  const transaction = openTry(visit, transactionId)
  if (transaction && mayMove(transaction, 'expire'))
    void moveTransaction(visit.provider, transaction, 'expire')
}

/** The transaction of a form, if it belongs to this page and can still be paid. */
function openTry({ provider, page }: Visit, transactionId: string): Transaction | undefined {
  const transaction = provider.store.transaction(transactionId)
  return transaction?.token === page.token && isOpen(phaseOf(transaction)) ? transaction : undefined
}
