import type { AdminOrder } from '@dimsum/contract/orders'
import { formatOrderId } from '@dimsum/domain/order-number'
import { AlertCancel, AlertDialog } from '@dimsum/ui/alert-dialog.tsx'
import { Button } from '@dimsum/ui/button.tsx'
import { AnnounceErrors } from '@dimsum/ui/field.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { Option, SelectField } from '@dimsum/ui/select-field.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { cancelReasons, orderCancelling } from '@dimsum/words/desk/order-steps'
import { useForm, useWatch } from 'react-hook-form'

const other = 'lainnya'

type CancelOrderDialogProps = {
  order: AdminOrder
  onClose: () => void
  onCancelOrder: (reason: string) => void
}

/** Cancelling asks once, names the order and keeps the reason for the customer's message. */
export function CancelOrderDialog({ order, onClose, onCancelOrder }: CancelOrderDialogProps) {
  const { register, control, handleSubmit, formState } = useForm({
    defaultValues: { reason: '', reasonWords: '' },
    shouldUnregister: true,
  })
  const { errors, isSubmitted } = formState
  const choice = useWatch({ control, name: 'reason' })
  const confirm = handleSubmit(({ reason, reasonWords }) => {
    onCancelOrder(reason === other ? reasonWords.trim() : reason)
    onClose()
  })
  return (
    <AlertDialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={orderCancelling.title(formatOrderId(order.id))}
      description={order.isPaid ? orderCancelling.paid : orderCancelling.unpaid(order.customerName)}
    >
      <AnnounceErrors value={isSubmitted}>
        <form noValidate className="grid gap-4" onSubmit={confirm}>
          <SelectField
            {...register('reason', { required: true })}
            label={orderCancelling.reason}
            hint={orderCancelling.reasonHint}
            error={errors.reason && orderCancelling.reasonMissing}
          >
            <Option value="" disabled>
              {orderCancelling.chooseReason}
            </Option>
            {/* The customer reads it, so none accuses and none is chosen beforehand. */}
            {cancelReasons.map((reason) => (
              <Option key={reason.id} value={reason.id}>
                {reason}
              </Option>
            ))}
            <Option value={other}>{orderCancelling.other}</Option>
          </SelectField>
          {choice === other && (
            <TextField
              {...register('reasonWords', { validate: (typed) => typed.trim() !== '' })}
              label={orderCancelling.otherReason}
              maxLength={300}
              error={errors.reasonWords && orderCancelling.otherMissing}
            />
          )}
          <Button type="submit" variant="danger" size="xl" wide>
            <Say>{orderCancelling.cancel}</Say>
          </Button>
          <AlertCancel>{orderCancelling.keep}</AlertCancel>
        </form>
      </AnnounceErrors>
    </AlertDialog>
  )
}
