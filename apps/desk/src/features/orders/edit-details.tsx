import { type Details, DetailsForm, type DetailsInput } from '@dimsum/contract/edit-details'
import type { AdminOrder } from '@dimsum/contract/orders'
import { detailsOf } from '@dimsum/domain/order-details'
import { formatOrderId } from '@dimsum/domain/order-number'
import { Checkbox } from '@dimsum/ui/checkbox.tsx'
import { TextArea } from '@dimsum/ui/text-area.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { zodResolver } from '@dimsum/web/components/zod-resolver.ts'
import { editing } from '@dimsum/words/desk/editing'
import { orderEntry } from '@dimsum/words/desk/order-entry'
import { useQueryClient } from '@tanstack/react-query'
import { editDetails, readOrder } from '../../api/orders.ts'
import { CallForm } from '../../components/call-form.tsx'
import { NumberField } from '../../components/number-field.tsx'
import { noteStored } from './status-change.ts'

/** Empty texts instead of null, as inputs have them. */
const valuesOf = (order: AdminOrder): DetailsInput => {
  const details = detailsOf(order)
  return { ...details, customerEmail: details.customerEmail ?? '', notes: details.notes ?? '' }
}

/** «Ubah data pesanan»: who gets the order, where and how. */
export function EditDetails({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const queries = useQueryClient()
  const callForm = useCallForm<DetailsInput, AdminOrder, Details>({
    resolver: zodResolver(DetailsForm),
    defaultValues: valuesOf(order),
    draft: `details-${order.id}`,
    mutationFn: (details, seen) => {
      const expected = { ...seen, customerEmail: seen.customerEmail || null, notes: seen.notes || null }
      return editDetails(order.id, { ...details, expected })
    },
    reread: async () => {
      const now = await readOrder(order.id)
      if (now) noteStored(queries, now)
      return now ? valuesOf(now) : undefined
    },
    onUnchanged: onClose,
    onSuccess: (stored) => {
      noteStored(queries, stored)
      toast({ title: editing.saved, description: `#${formatOrderId(stored.id)}`, tone: 'success' })
      onClose()
    },
  })
  const { form, field, number, overtakenBy } = callForm
  const isDelivery = form.watch('isDelivery')
  return (
    <CallForm
      of={callForm}
      notesDraft
      className="grid gap-5"
      failed={editing.notSaved}
      stored={
        overtakenBy && (
          <p className="whitespace-pre-line wrap-anywhere">
            {[overtakenBy.customerName, overtakenBy.customerPhone, overtakenBy.customerAddress].join('\n')}
          </p>
        )
      }
      action={editing.save}
    >
      <TextField {...field('customerName')} label={orderEntry.name} maxLength={100} />
      <TextField {...field('customerPhone')} label={orderEntry.phone} type="tel" inputMode="tel" />
      <TextField {...field('customerEmail')} label={editing.email} type="email" inputMode="email" optional />
      <TextArea {...field('customerAddress')} label={orderEntry.address} maxLength={500} />
      <Checkbox {...field('isDelivery')} label={orderEntry.isDelivery} hint={editing.pickUpHint} />
      {isDelivery && (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...field('deliveryArea')} label={orderEntry.area} optional maxLength={60} />
          <NumberField {...number('deliveryFee')} of="amount" label={orderEntry.fee} optional />
        </div>
      )}
      <TextArea {...field('notes')} label={orderEntry.notes} optional maxLength={1000} />
    </CallForm>
  )
}
