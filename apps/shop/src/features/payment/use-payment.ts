import type { Order } from '@dimsum/contract/orders'
import { depositDue } from '@dimsum/domain/deposit'
import { rupiahToWire } from '@dimsum/domain/money'
import { isCancelled } from '@dimsum/domain/order-status'
import { amountDue } from '@dimsum/domain/order-total'
import type { PaymentMethod } from '@dimsum/domain/payment-method'
import { toast } from '@dimsum/ui/toast-store.ts'
import { ApiError } from '@dimsum/web/api/api-error.ts'
import { orderQuery, refetchOrder } from '@dimsum/web/api/orders.ts'
import { useShopConfig } from '@dimsum/web/api/shop.ts'
import type { PopupResult } from '@dimsum/web/components/payment-popup/popup.ts'
import { openPopupOverPage } from '@dimsum/web/components/payment-popup/popup-over-page.ts'
import { loadProviderScript } from '@dimsum/web/components/payment-popup/provider-script.ts'
import type { Message } from '@dimsum/words/sentence'
import { paymentFailure, paymentOutcome } from '@dimsum/words/shop/payment-outcome'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { checkPaymentStatus, createPayment } from '../../api/payments.ts'
import { invoicePath, trackingPath } from '../../components/order-paths.ts'
import { waitBeforeInvoiceMs } from './confirmation.ts'
import { paymentFailureReason, paymentFailureText } from './payment-failure.ts'

/**
 * Progress of the payment. After success (`checking`, then `waiting`) and after `pending` the customer leaves the page.
 */
export type PaymentPhase = 'choosing' | 'starting' | 'popup' | 'checking' | 'waiting' | 'pending'

export type PaymentProblem = {
  title: Message
  text: Message
  reason?: Message | null
  /** Midtrans's payment page, for when the popup cannot open. */
  redirectUrl?: string
}

/** Time for the popup to report its own payment: Midtrans polls every 2 s and shows its success for 2.5 s. */
const ownReportMs = 6_000

/**
 * Pays one order through Midtrans's popup: token and script, popup, result, then invoice or tracking page. `phone`
 * authorises a customer who verified the phone but whose browser stores no cookies.
 */
export function usePayment(order: Order, phone: string | null) {
  const config = useShopConfig()?.payment
  const queries = useQueryClient()
  const [phase, setPhase] = useState<PaymentPhase>('choosing')
  const [problem, setProblem] = useState<PaymentProblem | null>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Closes the open popup when the order was paid, cancelled or changed elsewhere. */
  const closePopup = useRef<(isSettled: boolean) => void>(undefined)
  /** The order's total that the popup asks for. */
  const [askedTotal, setAskedTotal] = useState('')
  const isSettled = order.isPaid || isCancelled(order.status)
  const isOutdated = isSettled || order.totalPrice !== askedTotal

  useEffect(() => {
    if (phase !== 'popup' || !isOutdated) return
    // A payment in this popup is reported by the popup itself, so wait for it. A cancelled or changed order must not ask
    // for the old amount.
    const timer = setTimeout(() => closePopup.current?.(isSettled), order.isPaid ? ownReportMs : 0)
    return () => clearTimeout(timer)
  }, [phase, isOutdated, isSettled, order.isPaid])

  useEffect(() => {
    // The back/forward cache may restore this page in the state in which it was left.
    const onReturn = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      clearTimeout(leaving.current)
      setPhase('choosing')
    }
    addEventListener('pageshow', onReturn)
    return () => {
      removeEventListener('pageshow', onReturn)
      clearTimeout(leaving.current)
    }
  }, [])

  const readAgain = () => queries.invalidateQueries({ queryKey: orderQuery(order.id).queryKey })

  /** When the order was paid or cancelled elsewhere meanwhile, the page shows that instead of the failure. */
  const fail = async (found: PaymentProblem, mayBeSettled = false) => {
    if (mayBeSettled) {
      const now = await refetchOrder(queries, order.id).catch(() => null)
      if (now && (now.isPaid || isCancelled(now.status))) return setPhase('choosing')
    }
    setPhase('choosing')
    setProblem(found)
    toast({ title: found.title, description: found.text, tone: 'danger' })
    readAgain()
  }

  /** A full page load: Midtrans's script must not stay loaded in other pages. */
  const leave = (path: string, afterMs: number) => {
    leaving.current = setTimeout(() => location.assign(path), afterMs)
  }

  const succeed = async ({ paymentType, transactionId }: PopupResult, method: PaymentMethod) => {
    setPhase('checking')
    toast({
      title: paymentOutcome.successTitle,
      description: paymentOutcome.success(paymentType ?? method),
      tone: 'success',
    })
    const waitMs = await waitBeforeInvoiceMs(order.id, transactionId)
    if (waitMs > 0) setPhase('waiting')
    leave(invoicePath(order.id), waitMs)
  }

  const wait = () => {
    setPhase('pending')
    toast({ title: paymentOutcome.pendingTitle, description: paymentOutcome.pending })
    leave(trackingPath(order.id), 2000)
  }

  /** Closing the popup cancels nothing at Midtrans: the customer may have paid, or have an account number to pay to. */
  const close = async () => {
    setPhase('choosing')
    toast({ title: paymentOutcome.closedTitle, description: paymentOutcome.closed })
    await askProvider()
  }

  /** Checks the payment status, because Midtrans's notification may be late or missing. */
  const askProvider = async () => {
    await checkPaymentStatus({ orderId: order.id }).catch(() => {})
    readAgain()
  }

  const pay = async (method: PaymentMethod, isDeposit: boolean) => {
    if (!config) return
    setProblem(null)
    setPhase('starting')
    const script = loadProviderScript(config)
    // Awaited below; without this handler a rejection before that would be unhandled.
    script.catch(() => {})
    let redirectUrl: string | undefined
    try {
      const payment = await createPayment(paymentOf(order, phone, method, isDeposit))
      redirectUrl = payment.redirectUrl
      const popup = await script
      setAskedTotal(order.totalPrice)
      setPhase('popup')
      const opened = openPopupOverPage(popup, payment.token)
      let closedFor: 'settled' | 'changed' | undefined
      closePopup.current = (isSettled) => {
        closedFor = isSettled ? 'settled' : 'changed'
        opened.close()
      }
      const outcome = await opened.outcome
      if (outcome.kind === 'success') await succeed(outcome.result, method)
      else if (outcome.kind === 'pending') wait()
      else if (closedFor === 'settled') setPhase('choosing')
      else if (closedFor === 'changed')
        await fail({ title: paymentFailure.title, text: paymentFailure.totalChanged })
      else if (outcome.kind === 'closed') await close()
      else {
        // Midtrans's message is English.
        const { failed } = paymentOutcome
        const text = { ...failed, en: outcome.result.message ?? failed.en }
        await fail({ title: paymentOutcome.failedTitle, text }, true)
        await askProvider()
      }
    } catch (error) {
      // Logged for the operator: the script could not load or open.
      if (redirectUrl !== undefined) console.error(error)
      const problem = {
        title: paymentFailure.title,
        text: paymentFailureText(error),
        reason: paymentFailureReason(error),
        ...(redirectUrl !== undefined && { redirectUrl }),
      }
      await fail(problem, error instanceof ApiError && error.status === 409)
    }
  }

  return { phase, problem, pay }
}

/** Request body (product.md section 7). The server uses the stored order and only compares the total. */
function paymentOf(order: Order, phone: string | null, paymentMethod: PaymentMethod, isDeposit: boolean) {
  const amount = (isDeposit ? depositDue(order) : null) ?? amountDue(order)
  const call = {
    orderId: order.id,
    totalAmount: rupiahToWire(amount),
    paymentMethod,
    ...(isDeposit && { purpose: 'deposit' as const }),
  }
  if (order.masked) return phone === null ? call : { ...call, customerPhone: phone }
  const { customerName, customerEmail, customerPhone } = order
  return { ...call, customerName, customerEmail, customerPhone }
}
