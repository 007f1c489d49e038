import type { Order } from '@dimsum/contract/orders'
import { amountDue } from '@dimsum/domain/order-total'
import { isLiveState } from '@dimsum/domain/payment-attempt'
import { changeAttempt, insertAttempt } from '../../payments/ledger/attempts.queries.ts'
import { recordReport } from '../../payments/settlement/record-report.ts'
import { inTransaction, type Tx } from '../../platform/db/connection.ts'
import { midtransReport } from '../midtrans-report.ts'
import type { Lane, LanePage } from './lane.ts'

const insertPage = async (tx: Tx, { id, pages }: Lane, method: LanePage['method'], amount: string) => {
  const providerOrderId = `ORDER-${id}-${pages.length + 1}`
  const attempt = await insertAttempt(tx, {
    ...{ orderId: id, provider: 'midtrans', providerOrderId, method, amount },
    ...{ state: 'open', lifetimeMinutes: 60, nextCheckMs: null },
  })
  pages.push({ attempt: attempt.id, providerOrderId, method, amount, listed: [] })
}

/** In two tabs: the deposit, if one is offered, and the whole amount. */
export const openFirstPages = (lane: Lane, { totalPrice, deposit }: Order) =>
  inTransaction(lane.shop.db, async (tx) => {
    await insertPage(tx, lane, 'virtual_account', deposit?.amount ?? totalPrice)
    await insertPage(tx, lane, 'gopay', totalPrice)
  })

/** As when a payment is started: the earlier page of the method is replaced. */
export const openPage = async (lane: Lane): Promise<void> => {
  const order = await lane.shop.orderRow(lane.id)
  const due = amountDue(order)
  if (due === 0 || order.status === 'cancelled' || lane.pages.length === 3) return
  const attempts = await lane.shop.attemptsOf(lane.id)
  await inTransaction(lane.shop.db, async (tx) => {
    for (const { id, method, state } of attempts)
      if (method === 'virtual_account' && isLiveState(state))
        await changeAttempt(tx, id, { state: 'replaced' }, null)
    await insertPage(tx, lane, 'virtual_account', `${due}.00`)
  })
}

/** The provider's answer about a page; `error` is added to the amount. */
export const report = async ({ id, pages, parts }: Lane, number: number, status: string, error = 0) => {
  const page = pages[number]
  if (!page) return
  const isWallet = page.method === 'gopay'
  await recordReport(parts, page.attempt, {
    report: midtransReport(
      { status, paymentType: isWallet ? 'gopay' : 'bank_transfer' },
      {
        providerOrderId: page.providerOrderId,
        transactionId: `T${id}-${number}`,
        grossAmount: `${Number(page.amount) + error}.00`,
        refunds: page.listed,
      },
    ),
    via: 'status-check',
  })
}
