import type { AdminOrder, OrderList } from '@dimsum/contract/orders'
import { rupiahFromWire } from '@dimsum/domain/money'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { orderTimelineQuery, recordManualPayment } from '../../api/admin-orders.ts'
import { errorMessage } from '../../api/api-error.ts'
import { Price } from '../../components/price.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast-store.ts'

const methods = [
  ['cash', 'Tunai'],
  ['transfer', 'Transfer'],
  ['qris_static', 'QRIS statis'],
] as const

/** «Tandai dibayar» for cash, transfer and the printed QRIS; taking it back needs a reason. */
export function ManualPayment({ order }: { order: AdminOrder }) {
  const queries = useQueryClient()
  const [method, setMethod] = useState<string>('cash')
  const [note, setNote] = useState('')
  const record = useMutation({
    mutationFn: recordManualPayment,
    onSuccess: (_answer, { isPaid }) => {
      setNote('')
      queries.setQueriesData<OrderList | null>(
        { queryKey: ['admin', 'orders'] },
        (list) =>
          list && { ...list, orders: list.orders.map((o) => (o.id === order.id ? { ...o, isPaid } : o)) },
      )
      queries.invalidateQueries({ queryKey: orderTimelineQuery(order.id).queryKey })
      queries.invalidateQueries({ queryKey: ['admin', 'revenue'] })
      toast({ title: 'Payment Status Updated', tone: 'success', lang: 'en' })
    },
    onError: (error) =>
      toast({
        title: 'Update Failed',
        description: errorMessage(error, 'Failed to update payment status'),
        tone: 'danger',
        lang: 'en',
      }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    record.mutate({
      orderId: order.id,
      isPaid: !order.isPaid,
      ...(order.isPaid ? {} : { paymentMethod: method, amount: rupiahFromWire(order.totalPrice) }),
      ...(note.trim() && { note: note.trim() }),
    })
  }
  return (
    <form lang="id" className="grid gap-3 rounded-input bg-santan-100 p-4" onSubmit={submit}>
      <h4 className="font-bold">{order.isPaid ? 'Batalkan tanda lunas' : 'Tandai dibayar'}</h4>
      {!order.isPaid && (
        <>
          <p>
            Uang yang diterima: <Price amount={order.totalPrice} className="font-bold" />
          </p>
          <SelectField
            name={`method-${order.id}`}
            label="Cara bayar"
            value={method}
            onChange={({ target }) => setMethod(target.value)}
          >
            {methods.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        </>
      )}
      <TextField
        name={`payment-note-${order.id}`}
        label={order.isPaid ? 'Alasan' : 'Keterangan'}
        optional={!order.isPaid}
        required={order.isPaid}
        maxLength={300}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button type="submit" variant={order.isPaid ? 'danger' : 'outline'} busy={record.isPending}>
        {order.isPaid ? 'Tandai belum dibayar' : 'Tandai dibayar'}
      </Button>
    </form>
  )
}
