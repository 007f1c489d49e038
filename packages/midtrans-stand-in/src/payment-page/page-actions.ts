import { beginTransaction } from '../begin-transaction.ts'
import { mayMove, moveTransaction } from '../move-transaction.ts'
import { paidTryOf } from '../paid-try.ts'
import { payTransaction } from '../pay-transaction.ts'
import type { Transaction } from '../records.ts'
import {
  cardBehind,
  findTestCard,
  isGoodExpiry,
  maskCard,
  pendingCardMs,
  testCvv,
  testOtp,
} from '../test-cards.ts'
import { isOpen, phaseOf } from '../transaction-states.ts'
import type { CardMistake } from './card-screens.ts'
import { isAlive } from './current-screen.ts'
import { offeredMethods } from './page-view.ts'
import type { Visit } from './screen.ts'

/**
 * What a form of the payment page does. A press that comes too late (already paid, already expired) does nothing;
 * the page then shows what is.
 */

export function chooseMethod(visit: Visit, code: string): void {
  const method = offeredMethods(visit.page, visit.view).find((offered) => offered.code === code)
  if (!method || method.family === 'card' || !mayBegin(visit)) return
  // A double press, or coming back to a method already chosen, keeps the number that was handed out.
  const isChosen = triesOf(visit).some((open) => open.method === method.code && isOpen(phaseOf(open)))
  if (!isChosen) beginTransaction(visit.provider, visit.page, method, { byQr: visit.view.byQr })
}

/** Takes the card form; answers the field that is wrong, if one is. */
export function submitCard(visit: Visit, typed: Record<CardMistake, string>): CardMistake | undefined {
  const card = findTestCard(typed.number)
  if (!card) return 'number'
  if (!isGoodExpiry(typed.expiry, visit.provider.schedule.now())) return 'expiry'
  if (typed.cvv.trim() !== testCvv) return 'cvv'
  const method = offeredMethods(visit.page, visit.view).find(({ family }) => family === 'card')
  if (method && mayBegin(visit)) {
    const shown = { maskedCard: maskCard(card.number), bank: card.bank }
    beginTransaction(visit.provider, visit.page, method, { card: shown })
  }
  return undefined
}

/** The bank's answer to the code: it may accept, deny, or take its time. */
export async function submitOtp(visit: Visit, transactionId: string, otp: string): Promise<void> {
  const transaction = openTry(visit, transactionId)
  const card = cardBehind(transaction?.numbers.maskedCard)
  if (!transaction || !card) return
  if (otp.trim() !== testOtp || card.outcome === 'denied-by-bank') return denyCard(visit, transaction)
  if (card.outcome === 'denied-by-fraud-check')
    return void moveTransaction(visit.provider, transaction, 'deny', { changes: { fraud: 'deny' } })
  if (card.outcome === 'success') return pay(visit, transactionId)

  transaction.numbers.isVerified = true
  visit.provider.store.saveTransaction(transaction)
  visit.provider.schedule.after(pendingCardMs, () => {
    if (transaction.status === 'pending' && !paidTryOf(visit.provider, transaction.orderId)) {
      payTransaction(visit.provider, transaction)
    }
  })
}

/** Pays the try; waits for the notification's answer only when a fault puts it before the callback. */
export async function pay(visit: Visit, transactionId: string): Promise<void> {
  const { provider, page } = visit
  const transaction = openTry(visit, transactionId)
  if (!transaction || paidTryOf(provider, page.orderId)) return
  const waits = provider.faults.take('notification-before-callback', page.orderId)
  const { notified } = payTransaction(provider, transaction)
  if (waits) await notified
}

export function fail(visit: Visit, transactionId: string): void {
  const transaction = openTry(visit, transactionId)
  if (!transaction) return
  if (transaction.numbers.maskedCard !== undefined) denyCard(visit, transaction)
  else if (mayMove(transaction, 'deny')) void moveTransaction(visit.provider, transaction, 'deny')
}

export function letExpire(visit: Visit, transactionId: string): void {
  const transaction = openTry(visit, transactionId)
  if (transaction && mayMove(transaction, 'expire'))
    void moveTransaction(visit.provider, transaction, 'expire')
}

function denyCard({ provider }: Visit, transaction: Transaction): void {
  const channelResponse = { code: '05', message: 'Do not honour' }
  void moveTransaction(provider, transaction, 'deny', {
    changes: { numbers: { ...transaction.numbers, channelResponse } },
  })
}

const triesOf = ({ provider, page }: Visit): Transaction[] =>
  provider.store.transactionsOf(page.orderId).filter(({ token }) => token === page.token)

const mayBegin = (visit: Visit): boolean => isAlive(visit) && !paidTryOf(visit.provider, visit.page.orderId)

/** The try a form names, if it belongs to this page and can still be paid. */
function openTry({ provider, page }: Visit, transactionId: string): Transaction | undefined {
  const transaction = provider.store.transaction(transactionId)
  return transaction?.token === page.token && isOpen(phaseOf(transaction)) ? transaction : undefined
}
