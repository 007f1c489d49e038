import type { AdminOrder } from '@dimsum/contract/orders'
import { rupiahFromWire } from '@dimsum/domain/money'
import { Button } from '@dimsum/ui/button.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { Option, SelectField } from '@dimsum/ui/select-field.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { errorSentence } from '@dimsum/web/api/api-error.ts'
import { Price } from '@dimsum/web/components/price.tsx'
import { ShopDate } from '@dimsum/web/components/shop-date.tsx'
import { handPayment } from '@dimsum/words/desk/order-payment'
import { handPayments } from '@dimsum/words/desk/payment-methods'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import {
  orderCountsQuery,
  orderTimelineQuery,
  recordManualPayment,
  refreshShownOrders,
} from '../../api/orders.ts'
import { revenueKey } from '../../api/revenue.ts'
import { paymentMethodWord } from '../../components/payment-method-word.ts'
import { useDraft } from '../../components/use-draft.ts'

/** «Tandai dibayar» for cash, transfer and the printed QRIS; taking it back needs a reason. */
export function ManualPayment({ order }: { order: AdminOrder }) {
  const queries = useQueryClient()
  const record = useMutation({
    mutationFn: recordManualPayment,
    onSuccess: ({ isPaid }) => {
      toast({ title: handPayment.updated, tone: 'success' })
      // Taken back, and still paid: the provider holds a payment of this order, too.
      if (isPaid && order.isPaid) {
        toast({ title: handPayment.stillPaid, description: handPayment.alsoByProvider })
      }
    },
    onError: (error) =>
      toast({
        title: handPayment.updateFailed,
        description: errorSentence(error, handPayment.notUpdated),
        tone: 'danger',
      }),
    onSettled: async () => {
      queries.invalidateQueries({ queryKey: orderTimelineQuery(order.id).queryKey })
      queries.invalidateQueries({ queryKey: revenueKey })
      queries.invalidateQueries({ queryKey: orderCountsQuery.queryKey })
      await refreshShownOrders(queries, [order.id])
    },
  })
  const problem = record.isError && (
    <InlineAlert title={handPayment.updateFailed}>
      <p>
        <Say>{errorSentence(record.error, handPayment.notUpdated)}</Say>
      </p>
    </InlineAlert>
  )
  return (
    <section className="grid gap-3 rounded-input bg-santan-100 p-4">
      {order.isPaid ? (
        <TakeBack
          order={order}
          busy={record.isPending}
          problem={problem}
          onTakeBack={(note) => record.mutate({ orderId: order.id, isPaid: false, note })}
        />
      ) : (
        <Receive
          order={order}
          busy={record.isPending}
          problem={problem}
          onReceive={(paymentMethod, note) =>
            record.mutate({
              orderId: order.id,
              isPaid: true,
              paymentMethod,
              amount: rupiahFromWire(order.totalPrice),
              ...(note && { note }),
            })
          }
        />
      )}
    </section>
  )
}

type Shown = { order: AdminOrder; busy: boolean; problem: ReactNode }

function Receive({
  order,
  busy,
  problem,
  onReceive,
}: Shown & { onReceive: (method: string, note: string) => void }) {
  const [method, setMethod] = useDraft(['payment-method', order.id], 'tunai')
  const [note, setNote] = useDraft(['payment-note', order.id], '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onReceive(method, note.trim())
  }
  return (
    <form className="grid gap-3" onSubmit={submit}>
      <h4 className="font-bold">
        <Say>{handPayment.title}</Say>
      </h4>
      <p>
        <Say parts={{ amount: <Price amount={order.totalPrice} className="font-bold" /> }}>
          {handPayment.received}
        </Say>
      </p>
      <SelectField
        name={`method-${order.id}`}
        label={handPayment.method}
        value={method}
        onChange={({ target }) => setMethod(target.value)}
      >
        {Object.entries(handPayments).map(([value, label]) => (
          <Option key={value} value={value}>
            {label}
          </Option>
        ))}
      </SelectField>
      <TextField
        name={`payment-note-${order.id}`}
        label={handPayment.note}
        optional
        maxLength={300}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {problem}
      <Button type="submit" variant="outline" busy={busy}>
        <Say>{handPayment.markPaid}</Say>
      </Button>
    </form>
  )
}

function TakeBack({ order, busy, problem, onTakeBack }: Shown & { onTakeBack: (note: string) => void }) {
  const [isAsking, setAsking] = useState(false)
  const [note, setNote] = useDraft(['payment-note', order.id], '')
  const [isMissing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (note.trim() === '') return setMissing(true)
    onTakeBack(note.trim())
  }
  const paid = {
    paid: (
      <span className="font-bold">
        <Say>{handPayment.paid}</Say>
      </span>
    ),
    method: <Say>{paymentMethodWord(order.paymentMethod ?? '')}</Say>,
  }
  return (
    <>
      <p>
        {order.paidAt ? (
          <Say parts={{ ...paid, time: <ShopDate at={order.paidAt} format="short-time" /> }}>
            {handPayment.paidByAt}
          </Say>
        ) : (
          <Say parts={paid}>{handPayment.paidBy}</Say>
        )}
      </p>
      {isAsking ? (
        <form noValidate className="grid gap-3" onSubmit={submit}>
          <TextField
            name={`payment-note-${order.id}`}
            label={handPayment.takeBackReason}
            maxLength={300}
            value={note}
            error={isMissing && note.trim() === '' ? handPayment.reasonMissing : ''}
            onChange={({ target }) => setNote(target.value)}
          />
          {problem}
          <Button type="submit" variant="danger" busy={busy}>
            <Say>{handPayment.markUnpaid}</Say>
          </Button>
        </form>
      ) : (
        <Button variant="outline" onClick={() => setAsking(true)}>
          <Say>{handPayment.takeBack}</Say>
        </Button>
      )}
    </>
  )
}
