import type { Order } from '@dimsum/contract/orders'
import { isFree } from '@dimsum/domain/awaited-payment'
import { formatRupiah } from '@dimsum/domain/money'
import { isCancelled } from '@dimsum/domain/order-status'
import { amountDue } from '@dimsum/domain/order-total'
import { type DemoMethod, demoMethods } from '@dimsum/domain/payment-method'
import { Button } from '@dimsum/ui/button.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { RadioCard, RadioGroup } from '@dimsum/ui/radio-cards.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { orderQuery } from '@dimsum/web/api/orders.ts'
import { PhoneProof } from '@dimsum/web/components/phone-proof.tsx'
import { demoMethodLabel } from '@dimsum/words/payment-method'
import { phoneProof } from '@dimsum/words/phone-proof'
import { payment } from '@dimsum/words/shop/payment'
import { paymentDemo } from '@dimsum/words/shop/payment-demo'
import { paymentOutcome } from '@dimsum/words/shop/payment-outcome'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CreditCard, Landmark, Wallet } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLiveOrder } from '../../api/live-order.ts'
import { payInDemo } from '../../api/payments.ts'
import { invoicePath } from '../../components/order-paths.ts'
import { CancelledOrder, PaymentCompleted } from './payment-ended.tsx'

const icons = { credit_card: CreditCard, bank_transfer: Landmark, ewallet: Wallet } as const
const simulationMs = 2000

/**
 * Pays without Midtrans: after 2 s the order is marked paid with `midtrans_{method}` and the invoice opens (product.md
 * section 4).
 */
export function DemoPayment({ order }: { order: Order }) {
  // Reflects a payment or cancellation in another tab.
  useLiveOrder(order)
  const queries = useQueryClient()
  const [method, setMethod] = useState<DemoMethod | null>(null)
  const [isMissing, setMissing] = useState(false)
  const paying = useMutation({
    mutationFn: async (chosen: DemoMethod) => {
      await new Promise((resolve) => setTimeout(resolve, simulationMs))
      await payInDemo({ orderId: order.id, method: chosen })
    },
    onSuccess: () => location.assign(invoicePath(order.id)),
    onError: () =>
      toast({ title: paymentOutcome.failedTitle, description: paymentDemo.failed, tone: 'danger' }),
  })
  const isBusy = paying.isPending || paying.isSuccess
  const { reset } = paying

  useEffect(() => {
    // The back/forward cache may restore this page in the state in which it was left.
    const onReturn = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      reset()
      void queries.invalidateQueries({ queryKey: orderQuery(order.id).queryKey })
    }
    addEventListener('pageshow', onReturn)
    return () => removeEventListener('pageshow', onReturn)
  }, [reset, queries, order.id])

  if (!isBusy) {
    if (isCancelled(order.status) && !order.isPaid)
      return <CancelledOrder order={order} title={payment.cancelledTitle} />
    if (order.isPaid || isFree(order))
      return <PaymentCompleted order={order} title={payment.completedTitle} />
  }
  if (order.masked) return <PhoneProof orderId={order.id} reason={phoneProof.forDemo} />

  const press = () => {
    if (isBusy) return
    if (method) return paying.mutate(method)
    setMissing(true)
    toast({ title: payment.chooseTitle, description: payment.choose, tone: 'danger' })
    document.querySelector<HTMLInputElement>('#demoMethod input')?.focus()
  }

  return (
    <div className="grid grid-cols-1 gap-6">
      <RadioGroup id="demoMethod" label={payment.method} error={isMissing ? payment.choose : undefined}>
        {demoMethods.map((each) => {
          const Icon = icons[each]
          return (
            <RadioCard
              key={each}
              name="demoMethod"
              value={each}
              checked={method === each}
              disabled={isBusy}
              onChange={() => {
                setMethod(each)
                setMissing(false)
              }}
            >
              <span className="flex items-center justify-between gap-3 font-bold">
                <Say>{demoMethodLabel[each]}</Say>
                <Icon aria-hidden="true" className="size-5 text-kecap-600" strokeWidth={1.75} />
              </span>
            </RadioCard>
          )
        })}
      </RadioGroup>
      {paying.isError && <InlineAlert title={paymentOutcome.failedTitle} detail={paymentDemo.failed} />}
      <Button size="lg" wide onClick={press} busy={isBusy} busyText={payment.processing}>
        {payment.payAmount(formatRupiah(amountDue(order)))}
      </Button>
    </div>
  )
}
