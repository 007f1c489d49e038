import type { AdminOrder } from '@dimsum/contract/orders'
import type { ManualPaymentUpdate } from '@dimsum/contract/payments'
import { isFree } from '@dimsum/domain/awaited-payment'
import { amountDue } from '@dimsum/domain/order-total'
import { Button } from '@dimsum/ui/button.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { Options, SelectField } from '@dimsum/ui/select-field.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { manualTransferQuery } from '@dimsum/web/api/manual-transfer.ts'
import { useShopConfig } from '@dimsum/web/api/shop.ts'
import { Price } from '@dimsum/web/components/price.tsx'
import { ShopDate } from '@dimsum/web/components/shop-date.tsx'
import { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { handPayment } from '@dimsum/words/desk/order-payment'
import { handPayments } from '@dimsum/words/desk/payment-methods'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { recordManualPayment, refreshMoney } from '../../api/orders.ts'
import { CallForm } from '../../components/call-form.tsx'
import { InPlace } from '../../components/in-place.tsx'
import { NumberField } from '../../components/number-field.tsx'
import { paymentMethodWord } from '../../components/payment-method-word.ts'
import { toastFailure } from '../../components/toast-failure.ts'
import { useSessionState } from '../../components/use-session-state.ts'
import { CorrectMethod } from './correct-method.tsx'

/** «Tandai dibayar» for cash, transfer and printed QRIS. Reversing needs a reason. */
export function ManualPayment({ order }: { order: AdminOrder }) {
  if (!order.isPaid && isFree(order)) return null
  return (
    <section className="grid gap-3 rounded-input bg-santan-100 p-4">
      <InPlace shown={amountDue(order)}>
        {!order.isPaid && <Receive key={order.amountPaid ?? 'unpaid'} order={order} />}
        {(order.isPaid || order.amountPaid) && <TakeBack key="paid" order={order} />}
      </InPlace>
    </section>
  )
}

type Written = { method: string; note: string; amount: number | null }

/** Form of a manual payment; its values survive closing the order's details. */
function usePaymentForm(
  order: AdminOrder,
  what: 'in' | 'back',
  update: (written: Written) => Omit<ManualPaymentUpdate, 'orderId'>,
  method = 'tunai',
) {
  const queries = useQueryClient()
  return useCallForm({
    defaultValues: { method, note: '', amount: amountDue(order) },
    draft: `payment-${order.id}-${what}`,
    mode: 'onSubmit',
    words: { amount: { validate: handPayment.amountWrong }, note: { validate: handPayment.reasonMissing } },
    mutationFn: ({ note, ...written }: Written) =>
      recordManualPayment({ orderId: order.id, ...update({ ...written, note: note.trim() }) }),
    onSuccess: ({ isPaid }) => {
      toast({ title: handPayment.updated, tone: 'success' })
      // Reversed but still paid: the order also has an online payment.
      if (isPaid && order.isPaid) {
        toast({ title: handPayment.stillPaid, description: handPayment.alsoByProvider })
      }
    },
    onError: toastFailure(handPayment.updateFailed, handPayment.notUpdated),
    onSettled: () => refreshMoney(queries, order.id),
  })
}

const frame = {
  className: 'grid gap-3',
  failed: handPayment.updateFailed,
  otherwise: handPayment.notUpdated,
}

function Receive({ order }: { order: AdminOrder }) {
  const due = amountDue(order)
  const takesTransfers = useShopConfig()?.manualTransfer === true
  const { data } = useQuery({ ...manualTransferQuery(order.id), enabled: takesTransfers })
  const callForm = usePaymentForm(
    order,
    'in',
    ({ method, note, amount }) => ({
      isPaid: true,
      paymentMethod: method,
      amount: amount ?? due,
      ...(note && { note }),
    }),
    // A customer who sent a picture of a transfer does not pay cash.
    data && data.proofs.length > 0 ? 'transfer' : 'tunai',
  )
  return (
    <CallForm of={callForm} {...frame} action={handPayment.markPaid} button={{ variant: 'outline' }}>
      <Say.h4 className="font-bold">{handPayment.title}</Say.h4>
      <Say.p parts={{ amount: <Price amount={due} className="font-bold" /> }}>{handPayment.due}</Say.p>
      <NumberField
        {...callForm.number('amount')}
        of="amount"
        label={handPayment.amount}
        hint={handPayment.orPart}
        validate={(amount) => amount !== null && amount >= 1 && amount <= due}
      />
      <SelectField {...callForm.field('method')} label={handPayment.method}>
        <Options names={handPayments} />
      </SelectField>
      <TextField {...callForm.field('note')} label={handPayment.note} optional maxLength={300} />
    </CallForm>
  )
}

function TakeBack({ order }: { order: AdminOrder }) {
  const [isAsking, setAsking] = useSessionState(
    ['take-payment-back-open', order.id, order.paidAt ?? ''],
    false,
  )
  const callForm = usePaymentForm(order, 'back', ({ note }) => ({ isPaid: false, note }))
  const paid = {
    paid: <Say.span className="font-bold">{handPayment.paid}</Say.span>,
    method: <Say>{paymentMethodWord(order.paymentMethod ?? '')}</Say>,
  }
  return (
    <>
      <p>
        {order.amountPaid ? (
          <Say parts={{ amount: <Price amount={order.amountPaid} className="font-bold" /> }}>
            {handPayment.paidPart}
          </Say>
        ) : order.paidAt ? (
          <Say parts={{ ...paid, time: <ShopDate at={order.paidAt} format="short-time" /> }}>
            {handPayment.paidByAt}
          </Say>
        ) : (
          <Say parts={paid}>{handPayment.paidBy}</Say>
        )}
      </p>
      {!isAsking && order.isPaid && <CorrectMethod order={order} />}
      <InPlace shown={isAsking}>
        {isAsking ? (
          <CallForm
            of={callForm}
            {...frame}
            action={order.isPaid ? handPayment.markUnpaid : handPayment.takeBackPart}
            button={{ variant: 'danger' }}
            keep={handPayment.keepPaid}
            onKeep={() => setAsking(false)}
          >
            <TextField
              {...callForm.field('note', { validate: (typed) => typed.trim() !== '' })}
              label={handPayment.takeBackReason}
              maxLength={300}
            />
          </CallForm>
        ) : (
          <Button variant="outline" onClick={() => setAsking(true)}>
            {order.isPaid ? handPayment.takeBack : handPayment.takeBackPart}
          </Button>
        )}
      </InPlace>
    </>
  )
}
