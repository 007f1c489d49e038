import type { Order } from '@dimsum/contract/orders'
import { formatRupiah, rupiahFromWire } from '@dimsum/domain/money'
import { isCancelled } from '@dimsum/domain/order-status'
import { type DemoMethod, demoMethodLabel, demoMethods } from '@dimsum/domain/payment-method'
import { Button } from '@dimsum/ui/button.tsx'
import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { Card } from '@dimsum/ui/card.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { RadioCard, RadioGroup } from '@dimsum/ui/radio-cards.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { useMutation } from '@tanstack/react-query'
import { CreditCard, Landmark, Wallet } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useLiveOrder } from '../../api/live-order.ts'
import { payInDemo } from '../../api/payments.ts'
import { invoicePath } from '../../components/invoice-path.ts'

const icons = { credit_card: CreditCard, bank_transfer: Landmark, ewallet: Wallet } as const
const simulationMs = 2000
const failedText = 'Payment simulation failed. Please try again.'

type DemoPaymentProps = {
  order: Order
  /** Stands in place of the pay button for a browser that has no right to the order. */
  proof: ReactNode
  /** Takes the place of everything once the order is cancelled. */
  cancelled: ReactNode
}

/** Pays without a provider: 2 s, the order is marked paid with `midtrans_{method}`, on to the invoice (product.md section 4). */
export function DemoPayment({ order, proof, cancelled }: DemoPaymentProps) {
  // Paid or cancelled in another tab meanwhile, it shows here too.
  useLiveOrder(order)
  const [method, setMethod] = useState<DemoMethod | null>(null)
  const [isMissing, setMissing] = useState(false)
  const paying = useMutation({
    mutationFn: async (chosen: DemoMethod) => {
      await new Promise((resolve) => setTimeout(resolve, simulationMs))
      await payInDemo({ orderId: order.id, method: chosen })
    },
    onSuccess: () => location.assign(invoicePath(order.id)),
    onError: () => toast({ title: 'Payment Failed', description: failedText, tone: 'danger', lang: 'en' }),
  })
  const isBusy = paying.isPending || paying.isSuccess

  if (order.isPaid && !isBusy) {
    return (
      <Card className="p-5 text-center sm:p-6">
        <p className="text-title font-bold">Payment Completed</p>
        <a href={invoicePath(order.id)} className={`${buttonStyle({ size: 'lg', wide: true })} mt-4`}>
          View Invoice
        </a>
      </Card>
    )
  }
  if (isCancelled(order.status) && !isBusy) return cancelled
  if (order.masked) return proof

  const press = () => {
    if (isBusy) return
    if (method) return paying.mutate(method)
    setMissing(true)
    toast({
      title: 'Pilih Metode Pembayaran',
      description: 'Silakan pilih metode pembayaran terlebih dahulu',
      tone: 'danger',
    })
    document.querySelector<HTMLInputElement>('#demoMethod input')?.focus()
  }

  return (
    <div className="grid grid-cols-1 gap-6">
      <RadioGroup
        id="demoMethod"
        label="Payment Method"
        error={isMissing ? 'Silakan pilih metode pembayaran terlebih dahulu' : undefined}
        errorLang="id"
      >
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
                {demoMethodLabel[each]}
                <Icon aria-hidden="true" className="size-5 text-kecap-600" strokeWidth={1.75} />
              </span>
            </RadioCard>
          )
        })}
      </RadioGroup>
      {paying.isError && (
        <InlineAlert title="Payment Failed" lang="en">
          <p>{failedText}</p>
        </InlineAlert>
      )}
      <Button size="lg" wide onClick={press} busy={isBusy} busyText="Processing...">
        Pay {formatRupiah(rupiahFromWire(order.totalPrice))}
      </Button>
    </div>
  )
}
