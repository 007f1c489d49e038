import type { AdminOrder } from '@dimsum/contract/orders'
import { formatOrderId } from '@dimsum/domain/order-number'
import { AlertCancel, AlertDialog } from '@dimsum/ui/alert-dialog.tsx'
import { Button } from '@dimsum/ui/button.tsx'
import { AnnounceErrors } from '@dimsum/ui/field.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { Option, SelectField } from '@dimsum/ui/select-field.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { cancelReasons, orderCancelling } from '@dimsum/words/desk/order-steps'
import { type FormEvent, useRef, useState } from 'react'

const other = 'lainnya'

type CancelOrderDialogProps = {
  order: AdminOrder
  onClose: () => void
  onCancelOrder: (reason: string) => void
}

/** Cancelling asks once, names the order and keeps the reason for the customer's message. */
export function CancelOrderDialog({ order, onClose, onCancelOrder }: CancelOrderDialogProps) {
  const [choice, setChoice] = useState('')
  const [words, setWords] = useState('')
  const [isMissing, setMissing] = useState(false)
  const choiceField = useRef<HTMLSelectElement>(null)
  const wordsField = useRef<HTMLInputElement>(null)
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    const reason = choice === other ? words.trim() : choice
    if (reason === '') {
      setMissing(true)
      return (choice === other ? wordsField : choiceField).current?.focus()
    }
    onCancelOrder(reason)
    onClose()
  }
  return (
    <AlertDialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={orderCancelling.title(formatOrderId(order.id))}
      description={order.isPaid ? orderCancelling.paid : orderCancelling.unpaid(order.customerName)}
    >
      <AnnounceErrors value={isMissing}>
        <form noValidate className="grid gap-4" onSubmit={confirm}>
          <SelectField
            ref={choiceField}
            name="reason"
            label={orderCancelling.reason}
            hint={orderCancelling.reasonHint}
            value={choice}
            error={isMissing && choice === '' ? orderCancelling.reasonMissing : ''}
            onChange={({ target }) => {
              setChoice(target.value)
              setMissing(false)
            }}
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
              ref={wordsField}
              name="reasonWords"
              label={orderCancelling.otherReason}
              maxLength={300}
              value={words}
              error={isMissing && words.trim() === '' ? orderCancelling.otherMissing : ''}
              onChange={({ target }) => setWords(target.value)}
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
