import type { AdminOrder } from '@dimsum/contract/orders'
import { formatOrderId } from '@dimsum/domain/order-number'
import { AlertDialog } from '@dimsum/ui/alert-dialog.tsx'
import { Option, SelectField } from '@dimsum/ui/select-field.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { cancelReasons, orderCancelling, orderSteps } from '@dimsum/words/desk/order-steps'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { CallForm } from '../../components/call-form.tsx'
import { toRefund } from '../../components/to-refund.ts'
import type { useChangeStatus } from './use-change-status.ts'

const other = 'lainnya'

type CancelOrderDialogProps = {
  order: AdminOrder
  moving: ReturnType<typeof useChangeStatus>
  onClose: () => void
}

/** Confirms the cancellation of an order and stores the reason for the customer's message. */
export function CancelOrderDialog({ order, moving, onClose }: CancelOrderDialogProps) {
  /** The order when the dialog was opened: a later change must be seen before it is cancelled. */
  const [seen, setSeen] = useState<AdminOrder | null>(order)
  const callForm = useCallForm({
    defaultValues: { reason: '', reasonWords: '' },
    draft: `cancel-${order.id}`,
    mode: 'onSubmit',
    words: {
      reason: { required: orderCancelling.reasonMissing },
      reasonWords: { validate: orderCancelling.otherMissing },
    },
    mutationFn: ({ reason, reasonWords }) =>
      moving.changeWithReason(
        { from: (seen ?? order).status, to: 'cancelled' },
        reason === other ? reasonWords.trim() : reason,
      ),
    onSuccess: onClose,
    onError: () => setSeen(null),
  })
  const { form, field } = callForm
  const choice = useWatch({ control: form.control, name: 'reason' })
  return (
    <AlertDialog
      open
      onClose={onClose}
      title={orderCancelling.title(formatOrderId(order.id))}
      description={toRefund(order) > 0 ? orderCancelling.paid : orderCancelling.unpaid(order.customerName)}
      keep={orderCancelling.keep}
    >
      <CallForm
        of={callForm}
        otherwise={orderSteps.notUpdated}
        action={orderCancelling.cancel}
        button={{ variant: 'danger', size: 'xl' }}
      >
        <SelectField
          {...field('reason', { required: true })}
          label={orderCancelling.reason}
          hint={orderCancelling.reasonHint}
        >
          <Option value="" disabled>
            {orderCancelling.chooseReason}
          </Option>
          {/* Customers read the reason: none blames them, and none is preselected. */}
          {cancelReasons.map((reason) => (
            <Option key={reason.id} value={reason.id}>
              {reason}
            </Option>
          ))}
          <Option value={other}>{orderCancelling.other}</Option>
        </SelectField>
        {choice === other && (
          <TextField
            {...field('reasonWords', { validate: (typed) => typed.trim() !== '', shouldUnregister: true })}
            label={orderCancelling.otherReason}
            maxLength={300}
          />
        )}
      </CallForm>
    </AlertDialog>
  )
}
