import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { Card } from '@dimsum/ui/card.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { SteamerRing } from '@dimsum/ui/steamer-ring.tsx'
import { orderNotFound } from '@dimsum/words/order-not-found'
import type { Message } from '@dimsum/words/sentence'
import { paymentProgress } from '@dimsum/words/shop/payment'
import { paymentOutcome } from '@dimsum/words/shop/payment-outcome'
import { Check } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { invoicePath, trackingPath } from '../../components/order-paths.ts'

const steps = [paymentProgress.received, paymentProgress.checking, paymentProgress.openingInvoice] as const

/** After success: progress of the confirmation, and an invoice link for customers who do not want to wait. */
export function ConfirmingPayment({ orderId, isChecked }: { orderId: number; isChecked: boolean }) {
  const current = isChecked ? 2 : 1
  return (
    <ProgressPanel title={paymentProgress.title}>
      <ol className="mt-4 grid grid-cols-1 gap-3">
        {steps.map((step, index) => (
          <li
            key={step.id}
            aria-current={index === current ? 'step' : undefined}
            className={`flex items-center gap-3 ${index > current ? 'text-kecap-600' : 'font-medium'}`}
          >
            <span aria-hidden="true" className="flex size-6 items-center justify-center text-pandan-700">
              {index < current && <Check className="size-5" strokeWidth={2.5} />}
              {index === current && <SteamerRing />}
              {index > current && <span className="size-2 rounded-pill bg-garis-kuat" />}
            </span>
            <Say>{step}</Say>
          </li>
        ))}
      </ol>
      <Say.p className="mt-4 text-small text-kecap-700">{paymentProgress.takesAMinute}</Say.p>
      <a href={invoicePath(orderId)} className={`${buttonStyle({ variant: 'outline' })} mt-4`}>
        <Say>{paymentProgress.invoiceNow}</Say>
      </a>
    </ProgressPanel>
  )
}

/** After pending: the transfer is still open; the customer continues on the tracking page. */
export function PendingPayment({ orderId }: { orderId: number }) {
  return (
    <ProgressPanel title={paymentOutcome.pendingTitle}>
      <Say.p className="mt-2">{paymentOutcome.pending}</Say.p>
      <a href={trackingPath(orderId)} className={`${buttonStyle({ variant: 'outline' })} mt-4`}>
        <Say>{orderNotFound.track}</Say>
      </a>
    </ProgressPanel>
  )
}

function ProgressPanel({ title, children }: { title: Message; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    // Centred, because a toast covers the top.
    heading.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <Card className="p-5 sm:p-6">
      <Say.h2 ref={heading} tabIndex={-1} className="text-title font-bold">
        {title}
      </Say.h2>
      {children}
    </Card>
  )
}
