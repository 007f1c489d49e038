import type { AdminOrder } from '@dimsum/contract/orders'
import { Button } from '@dimsum/ui/button.tsx'
import { Options, SelectField } from '@dimsum/ui/select-field.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { handPayment } from '@dimsum/words/desk/order-payment'
import { handPayments } from '@dimsum/words/desk/payment-methods'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { correctPayment, paymentsQuery, refreshMoney } from '../../api/orders.ts'
import { CallForm } from '../../components/call-form.tsx'
import { InPlace } from '../../components/in-place.tsx'
import { NotLoaded } from '../../components/query-state.tsx'
import { useSessionState } from '../../components/use-session-state.ts'

/** Corrects the method of a payment recorded by hand; online payments cannot be corrected. */
export function CorrectMethod({ order }: { order: AdminOrder }) {
  const list = useQuery({ ...paymentsQuery(order.id), staleTime: 0 })
  const [opened, setOpened] = useSessionState<number | null>(['correct-method-open', order.id], null)
  if (list.isError && !list.data) return <NotLoaded title={handPayment.notLoaded} query={list} />
  const byHand = (list.data?.payments ?? []).filter(({ isVoided, isByHand }) => isByHand && !isVoided)
  // After another device's correction the order has its method later than the payment: the form stays open.
  const payment =
    byHand.find(({ id }) => id === opened) ??
    byHand.find(({ paymentMethod }) => paymentMethod === order.paymentMethod)
  if (!payment) return null
  return (
    <InPlace shown={opened !== null}>
      {opened === null ? (
        <Button variant="outline" onClick={() => setOpened(payment.id)}>
          {handPayment.correct}
        </Button>
      ) : (
        <MethodForm order={order} payment={payment} onClose={() => setOpened(null)} />
      )}
    </InPlace>
  )
}

type MethodFormProps = {
  order: AdminOrder
  payment: { id: number; paymentMethod: string }
  onClose: () => void
}

function MethodForm({ order, payment, onClose }: MethodFormProps) {
  const queries = useQueryClient()
  const callForm = useCallForm({
    defaultValues: { method: payment.paymentMethod },
    draft: `correct-payment-${payment.id}`,
    mutationFn: ({ method }: { method: string }, seen) =>
      correctPayment(order.id, payment.id, { paymentMethod: method, expectedMethod: seen.method }),
    reread: async () => {
      const now = await queries.fetchQuery({ ...paymentsQuery(order.id), staleTime: 0 })
      const method = now?.payments.find(({ id }) => id === payment.id)?.paymentMethod
      return method === undefined ? undefined : { method }
    },
    onUnchanged: onClose,
    onSuccess: (answer) => {
      queries.setQueryData(paymentsQuery(order.id).queryKey, answer)
      toast({ title: handPayment.corrected, tone: 'success' })
      onClose()
    },
    onSettled: () => refreshMoney(queries, order.id),
  })
  return (
    <CallForm
      of={callForm}
      notesDraft
      className="grid gap-3"
      failed={handPayment.updateFailed}
      labels={{ method: handPayment.method }}
      otherwise={handPayment.notUpdated}
      action={handPayment.saveMethod}
      button={{}}
      keep={handPayment.keepMethod}
      onKeep={onClose}
    >
      <SelectField {...callForm.field('method')} label={handPayment.method}>
        <Options names={handPayments} />
      </SelectField>
    </CallForm>
  )
}
