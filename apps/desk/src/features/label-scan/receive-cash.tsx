import { rupiahFromWire } from '@dimsum/domain/money'
import { Button } from '@dimsum/ui/button.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { Price } from '@dimsum/web/components/price.tsx'
import { quickSale } from '@dimsum/words/desk/cash'
import { handPayment } from '@dimsum/words/desk/order-payment'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Banknote } from 'lucide-react'
import { cashKey } from '../../api/cash.ts'
import { ordersKey, readOrder, recordManualPayment } from '../../api/orders.ts'
import { revenueKey } from '../../api/revenue.ts'
import { toastFailure } from '../../components/toast-failure.ts'

/** Records the amount due in cash, in one press. */
export function ReceiveCash({
  id,
  amount,
  onPaid,
}: {
  id: number
  /** In wire format. */
  amount: string
  onPaid: () => void
}) {
  const queries = useQueryClient()
  const receiving = useMutation({
    mutationFn: () =>
      recordManualPayment({
        orderId: id,
        isPaid: true,
        paymentMethod: 'tunai',
        amount: rupiahFromWire(amount),
      }),
    onSuccess: () => {
      toast({ title: handPayment.updated, tone: 'success' })
      onPaid()
    },
    onError: async (error) => {
      // The answer may have been lost, or another device was faster.
      const order = await readOrder(id).catch(() => null)
      if (order?.isPaid) return onPaid()
      toastFailure(handPayment.updateFailed, handPayment.notUpdated)(error)
    },
    onSettled: () => {
      for (const queryKey of [cashKey, revenueKey, ordersKey]) void queries.invalidateQueries({ queryKey })
    },
  })
  return (
    <Button icon={Banknote} size="xl" wide busy={receiving.isPending} onClick={() => receiving.mutate()}>
      <Say.span parts={{ amount: <Price amount={amount} /> }}>{quickSale.take}</Say.span>
    </Button>
  )
}
