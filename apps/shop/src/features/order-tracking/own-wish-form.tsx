import type { Order } from '@dimsum/contract/orders'
import { Button } from '@dimsum/ui/button.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { orderQuery } from '@dimsum/web/api/orders.ts'
import { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { fields } from '@dimsum/words/fields'
import { ownOrder } from '@dimsum/words/shop/own-order'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { cancelOwnOrder, requestChange } from '../../api/own-order.ts'
import { type OwnOrderFormProps, ownFormStyle, takeFocus } from './own-order-form.tsx'

export type OwnWish = 'cancel' | 'askToCancel' | 'askOther'

/** Cancels an unpaid order, or sends a request to the shop for everything else. */
export function OwnWishForm({ wish, order, onDone }: OwnOrderFormProps & { wish: OwnWish }) {
  const queries = useQueryClient()
  const text = useText()
  /** The status that the customer saw when choosing to cancel. */
  const [expectedStatus, setExpectedStatus] = useState(order.status)
  const isCancel = wish === 'cancel'
  const { field, submit, sending, failure } = useCallForm<{ text: string }, Order>({
    defaultValues: { text: '' },
    draft: `own-${wish}-${order.id}`,
    mode: 'onSubmit',
    prefix: 'own-',
    words: { text: { validate: fields.required } },
    fieldAt: () => 'text',
    mutationFn: ({ text: typed }) => {
      const reason = typed.trim()
      return isCancel
        ? cancelOwnOrder(order.id, { expectedStatus, ...(reason && { reason }) })
        : requestChange(order.id, { what: wish === 'askToCancel' ? 'cancel' : 'other', text: reason })
    },
    onSuccess: () => onDone(true),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: orderQuery(order.id).queryKey })
      setExpectedStatus(queries.getQueryData(orderQuery(order.id).queryKey)?.status ?? expectedStatus)
    },
  })
  return (
    <form
      noValidate
      ref={takeFocus}
      tabIndex={-1}
      aria-label={text(ownOrder[wish])}
      onSubmit={submit}
      className={ownFormStyle}
    >
      {wish !== 'askOther' && <Say.p>{isCancel ? ownOrder.reallyCancel : ownOrder.askCancelAbout}</Say.p>}
      <TextField
        {...field('text', { validate: (typed) => isCancel || typed.trim() !== '' })}
        label={wish === 'askOther' ? ownOrder.wish : ownOrder.reason}
        optional={isCancel}
        maxLength={300}
        autoComplete="off"
      />
      {failure && <InlineAlert title={errorMessage(failure, ownOrder.failed)} />}
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Button type="submit" variant={isCancel ? 'danger' : 'primary'} busy={sending.isPending}>
          {isCancel ? ownOrder.cancel : ownOrder.send}
        </Button>
        <Button variant="outline" onClick={() => onDone(false)}>
          {ownOrder.back}
        </Button>
      </div>
    </form>
  )
}
