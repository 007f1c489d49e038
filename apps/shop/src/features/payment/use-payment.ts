import type { Order } from '@dimsum/contract/orders'
import { isCancelled } from '@dimsum/domain/order-status'
import type { PaymentMethod } from '@dimsum/domain/payment-method'
import type { Said } from '@dimsum/ui/say.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { ApiError } from '@dimsum/web/api/api-error.ts'
import { fetchOrder, orderQuery } from '@dimsum/web/api/orders.ts'
import { usePaymentConfig } from '@dimsum/web/api/shop.ts'
import type { PopupResult } from '@dimsum/web/components/payment-popup/popup.ts'
import { openPopupOverPage } from '@dimsum/web/components/payment-popup/popup-over-page.ts'
import { loadProviderScript } from '@dimsum/web/components/payment-popup/provider-script.ts'
import { paymentFailure, paymentOutcome } from '@dimsum/words/shop/payment-outcome'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { checkPaymentStatus, createPayment } from '../../api/payments.ts'
import { waitBeforeInvoiceMs } from './confirmation.ts'
import { paymentFailureReason, paymentFailureText } from './payment-failure.ts'
import { goToInvoice, goToTracking } from './ways-on.ts'

/** Where the paying stands. After success (`checking`, then `waiting`) and `pending` the page is left. */
export type PaymentPhase = 'choosing' | 'starting' | 'popup' | 'checking' | 'waiting' | 'pending'

export type PaymentProblem = {
  title: Said
  text: Said
  reason?: Said | null
  /** The provider's own page, for when its popup cannot open. */
  redirectUrl?: string
}

/** In which a popup reports what was paid in it: the provider's page looks every 2 s and shows its success for 2.5 s. */
const ownReportMs = 6_000

/**
 * Pays one order through the provider's popup, one at a time: token and script, popup, outcome, and on to the invoice or
 * the tracking page. `phone` opens the payment for a customer who proved it but keeps no cookie.
 */
export function usePayment(order: Order, phone: string | null) {
  const config = usePaymentConfig()
  const queries = useQueryClient()
  const [phase, setPhase] = useState<PaymentPhase>('choosing')
  const [problem, setProblem] = useState<PaymentProblem | null>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Takes the open popup away because the order was settled elsewhere. */
  const settleElsewhere = useRef<() => void>(undefined)
  const isSettled = order.isPaid || isCancelled(order.status)

  useEffect(() => {
    if (phase !== 'popup' || !isSettled) return
    // Paid in this very popup, it says so itself before that; cancelled, it must not ask for money.
    const timer = setTimeout(() => settleElsewhere.current?.(), order.isPaid ? ownReportMs : 0)
    return () => clearTimeout(timer)
  }, [phase, isSettled, order.isPaid])

  useEffect(() => {
    // Back from the invoice the browser may show this page as it was left, in the middle of leaving.
    const onReturn = (event: PageTransitionEvent) => {
      if (event.persisted) setPhase('choosing')
    }
    addEventListener('pageshow', onReturn)
    return () => {
      removeEventListener('pageshow', onReturn)
      clearTimeout(leaving.current)
    }
  }, [])

  const readAgain = () => queries.invalidateQueries({ queryKey: orderQuery(order.id).queryKey })

  /** What went wrong is no news about an order that was paid or cancelled elsewhere meanwhile: the page says that instead. */
  const fail = async (found: PaymentProblem, mayBeSettled = false) => {
    if (mayBeSettled) {
      const now = await fetchOrder(order.id).catch(() => null)
      if (now && (now.isPaid || isCancelled(now.status))) {
        queries.setQueryData(orderQuery(order.id).queryKey, now)
        return setPhase('choosing')
      }
    }
    setPhase('choosing')
    setProblem(found)
    toast({ title: found.title, description: found.text, tone: 'danger' })
    readAgain()
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
    leaving.current = setTimeout(() => goToInvoice(order.id), waitMs)
  }

  const wait = () => {
    setPhase('pending')
    toast({ title: paymentOutcome.pendingTitle, description: paymentOutcome.pending })
    leaving.current = setTimeout(() => goToTracking(order.id), 2000)
  }

  /** Closed is not cancelled at the provider: the customer may have paid, or hold an account number to pay to. */
  const close = async () => {
    setPhase('choosing')
    toast({ title: paymentOutcome.closedTitle, description: paymentOutcome.closed })
    await askProvider()
  }

  /** Asks what became of the payment: the provider's message may come later, or never. */
  const askProvider = async () => {
    await checkPaymentStatus({ orderId: order.id }).catch(() => {})
    readAgain()
  }

  const pay = async (method: PaymentMethod) => {
    if (phase !== 'choosing' || !config) return
    setProblem(null)
    setPhase('starting')
    const script = loadProviderScript(config)
    // Awaited below; a failure before that must not count as unhandled.
    script.catch(() => {})
    let redirectUrl: string | undefined
    try {
      const payment = await createPayment(paymentOf(order, phone, method))
      redirectUrl = payment.redirectUrl
      const popup = await script
      setPhase('popup')
      const opened = openPopupOverPage(popup, payment.token)
      let isSettledElsewhere = false
      settleElsewhere.current = () => {
        isSettledElsewhere = true
        opened.close()
      }
      const outcome = await opened.outcome
      if (outcome.kind === 'success') await succeed(outcome.result, method)
      else if (outcome.kind === 'pending') wait()
      else if (isSettledElsewhere) setPhase('choosing')
      else if (outcome.kind === 'closed') await close()
      else {
        const text = outcome.result.message ?? paymentOutcome.failed
        await fail({ title: paymentOutcome.failedTitle, text }, true)
        await askProvider()
      }
    } catch (error) {
      // The provider's script could not load or open: for us, not for the customer.
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

/** The call's body (product.md section 7). The server takes everything from the stored order and only compares the total. */
function paymentOf(order: Order, phone: string | null, paymentMethod: PaymentMethod) {
  const call = { orderId: order.id, totalAmount: order.totalPrice, paymentMethod }
  if (order.masked) return phone === null ? call : { ...call, customerPhone: phone }
  const { customerName, customerEmail, customerPhone } = order
  return { ...call, customerName, customerEmail, customerPhone }
}
