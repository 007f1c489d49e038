import type { Order } from '@dimsum/contract/orders'
import { catalogue } from '@dimsum/domain/catalogue'
import { dayObstacle } from '@dimsum/domain/kitchen-day'
import { orderLines } from '@dimsum/domain/order-lines'
import { Button } from '@dimsum/ui/button.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { Option, SelectField } from '@dimsum/ui/select-field.tsx'
import { TextArea } from '@dimsum/ui/text-area.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { ApiError, errorMessage } from '@dimsum/web/api/api-error.ts'
import { orderQuery } from '@dimsum/web/api/orders.ts'
import { dates } from '@dimsum/words/dates'
import { ownOrder } from '@dimsum/words/shop/own-order'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import { kitchenDaysQuery } from '../../api/kitchen-days.ts'
import { cancelOwnOrder, changeOwnOrder, requestChange } from '../../api/own-order.ts'

export type OwnAct = 'change' | 'cancel' | 'askToCancel' | 'askOther'

const sendWords = {
  change: ownOrder.save,
  cancel: ownOrder.cancel,
  askToCancel: ownOrder.send,
  askOther: ownOrder.send,
} as const

type OwnOrderFormProps = { act: OwnAct; order: Order; onDone: (isDone: boolean) => void }

/** The button that opened the form is gone. */
const takeFocus = (form: HTMLFormElement | null) => form?.focus({ preventScroll: true })

/** One act at a time. The server judges; what it refuses stands above the button, and nothing that was typed is lost. */
export function OwnOrderForm({ act, order, onDone }: OwnOrderFormProps) {
  const queries = useQueryClient()
  const text = useText()
  const sending = useMutation({
    mutationFn: (typed: FormData) => send(act, order, typed),
    onSuccess: () => onDone(true),
    onSettled: () => queries.invalidateQueries({ queryKey: orderQuery(order.id).queryKey }),
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!sending.isPending) sending.mutate(new FormData(event.currentTarget))
  }
  return (
    <form
      ref={takeFocus}
      tabIndex={-1}
      aria-label={text(ownOrder[act])}
      onSubmit={submit}
      className="grid grid-cols-1 gap-4 rounded-input border border-garis p-[min(1rem,4vw)]"
    >
      {act === 'change' && <ChangeFields order={order} />}
      {act === 'cancel' && (
        <>
          <p>
            <Say>{ownOrder.reallyCancel}</Say>
          </p>
          <TextField
            id="own-reason"
            name="text"
            label={ownOrder.reason}
            optional
            maxLength={300}
            autoComplete="off"
          />
        </>
      )}
      {act === 'askToCancel' && (
        <p>
          <Say>{ownOrder.askCancelAbout}</Say>
        </p>
      )}
      {(act === 'askToCancel' || act === 'askOther') && (
        <TextField
          id="own-wish"
          name="text"
          label={act === 'askOther' ? ownOrder.wish : ownOrder.reason}
          required
          maxLength={300}
          autoComplete="off"
        />
      )}
      {sending.isError && <InlineAlert title={failureOf(sending.error)} />}
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Button type="submit" variant={act === 'cancel' ? 'danger' : 'primary'} busy={sending.isPending}>
          <Say>{sendWords[act]}</Say>
        </Button>
        <Button variant="outline" onClick={() => onDone(false)}>
          <Say>{ownOrder.back}</Say>
        </Button>
      </div>
    </form>
  )
}

function ChangeFields({ order }: { order: Order }) {
  const { data } = useQuery(kitchenDaysQuery)
  const pieces = orderLines(order).reduce(
    (sum, { packageType, quantity }) => sum + catalogue[packageType].pieces * quantity,
    0,
  )
  const days = (data?.days ?? []).filter(
    (day) => day.day !== order.deliveryDate && dayObstacle(day, pieces, data?.bigOrderPieces ?? 0) === null,
  )
  return (
    <>
      <TextArea
        id="own-address"
        name="customerAddress"
        label={ownOrder.address}
        hint={order.charges?.some(({ kind }) => kind === 'delivery') ? ownOrder.areaHint : undefined}
        defaultValue={order.customerAddress}
        required
        minLength={10}
        maxLength={500}
      />
      <SelectField id="own-day" name="deliveryDate" label={ownOrder.day} defaultValue="">
        <Option value="">{order.deliveryDate ? dates.dayOfYear(order.deliveryDate) : ownOrder.byChat}</Option>
        {days.map(({ day }) => (
          <Option key={day} value={day}>
            {dates.dayOfYear(day)}
          </Option>
        ))}
      </SelectField>
      <TextArea
        id="own-notes"
        name="notes"
        label={ownOrder.notes}
        optional
        defaultValue={order.notes ?? ''}
        maxLength={1000}
      />
    </>
  )
}

const send = (act: OwnAct, order: Order, typed: FormData): Promise<unknown> => {
  const read = (name: string) => String(typed.get(name) ?? '').trim()
  if (act === 'cancel') {
    const reason = read('text')
    return cancelOwnOrder(order.id, { expectedStatus: order.status, ...(reason && { reason }) })
  }
  if (act !== 'change')
    return requestChange(order.id, { what: act === 'askToCancel' ? 'cancel' : 'other', text: read('text') })
  const { customerAddress, notes, deliveryDate } = order
  const day = read('deliveryDate')
  return changeOwnOrder(order.id, {
    customerAddress: read('customerAddress'),
    notes: read('notes') || null,
    ...(day && { deliveryDate: day }),
    expected: { customerAddress, notes, deliveryDate },
  })
}

/** The field's own message says more than «invalid». */
const failureOf = (error: Error) => {
  const [issue] = error instanceof ApiError && error.code === 'validation' ? error.issues : []
  return issue ? issue.message : errorMessage(error, ownOrder.failed)
}
