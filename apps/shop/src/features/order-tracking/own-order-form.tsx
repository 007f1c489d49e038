import type { Order } from '@dimsum/contract/orders'
import { dayObstacle } from '@dimsum/domain/kitchen-day'
import { orderLines } from '@dimsum/domain/order-lines'
import { Button } from '@dimsum/ui/button.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { Option, SelectField } from '@dimsum/ui/select-field.tsx'
import { TextArea } from '@dimsum/ui/text-area.tsx'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { orderQuery, refetchOrder } from '@dimsum/web/api/orders.ts'
import { useMenu, useShopConfig } from '@dimsum/web/api/shop.ts'
import { changedFields, useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { DraftNote } from '@dimsum/web/components/use-form-draft.tsx'
import { dates } from '@dimsum/words/dates'
import { fields } from '@dimsum/words/fields'
import { orderDay } from '@dimsum/words/shop/order-day'
import { ownOrder } from '@dimsum/words/shop/own-order'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { kitchenDaysQuery } from '../../api/kitchen-days.ts'
import { changeOwnOrder } from '../../api/own-order.ts'
import { NotLoaded } from '../../components/not-loaded.tsx'
import { packageMisfit } from '../../components/package-days.ts'

/** Moves the focus into the form, because the button that opened it is removed. */
export const takeFocus = (form: HTMLFormElement | null) => form?.focus({ preventScroll: true })

export const ownFormStyle = 'grid grid-cols-1 gap-4 rounded-input border border-garis p-[min(1rem,4vw)]'

export type OwnOrderFormProps = { order: Order; onDone: (isDone: boolean) => void }

type OwnFields = { customerAddress: string; notes: string; deliveryDate: string }

const fieldsOf = ({ customerAddress, notes, deliveryDate }: Order): OwnFields => ({
  customerAddress,
  notes: notes ?? '',
  deliveryDate: deliveryDate ?? '',
})

/** Empty text is stored as null. */
const asStored = ({ notes, deliveryDate, ...text }: OwnFields) => ({
  ...text,
  notes: notes.trim() || null,
  deliveryDate: deliveryDate || null,
})

/**
 * Edits address, day and notes. Only changed fields are sent, so changes by the shop or another device are not
 * overwritten.
 */
export function ChangeOwnOrder({ order, onDone }: OwnOrderFormProps) {
  const queries = useQueryClient()
  const text = useText()
  const query = orderQuery(order.id)
  const { form, field, submit, sending, failure, overtakenBy, draft } = useCallForm<OwnFields, Order>({
    defaultValues: fieldsOf(order),
    draft: `own-order-${order.id}`,
    prefix: 'own-',
    words: {
      customerAddress: { validate: fields.addressTooShort },
    },
    mutationFn: (typed, seen) => {
      const expected = asStored(seen)
      const { customerAddress, notes, deliveryDate } = asStored(typed)
      const { change } = changedFields(
        { customerAddress: customerAddress.trim(), notes, deliveryDate },
        expected,
      )
      const { deliveryDate: day, ...rest } = change
      return changeOwnOrder(order.id, { ...rest, ...(day && { deliveryDate: day }), expected })
    },
    reread: async () => {
      const now = await refetchOrder(queries, order.id)
      return now ? fieldsOf(now) : undefined
    },
    onUnchanged: () => onDone(false),
    onSuccess: () => onDone(true),
    onSettled: () => {
      // The day may have become full or closed since the form was opened.
      void queries.invalidateQueries({ queryKey: kitchenDaysQuery.queryKey })
      return queries.invalidateQueries({ queryKey: query.queryKey })
    },
  })
  const { data, isError, refetch } = useQuery(kitchenDaysQuery)
  const lines = orderLines(order)
  const pieces = lines.reduce((sum, line) => sum + line.pieces * line.quantity, 0)
  const ordered = useMenu().filter((item) =>
    lines.some(({ packageType }) => packageType === item.packageType),
  )
  const times = { windows: useShopConfig()?.timeWindows, isDelivery: order.isDelivery }
  const free = (data?.days ?? []).filter(
    (day) =>
      dayObstacle(day, pieces, data?.bigOrderPieces ?? 0, times) === null &&
      !packageMisfit(ordered, day.day, data ?? {}),
  )
  // The day of a draft is listed before the calendar has loaded, and when it has become full.
  const chosen = useWatch({ control: form.control, name: 'deliveryDate' })
  const days = [...new Set([chosen, ...free.map(({ day }) => day)])]
    .filter((day) => day !== (order.deliveryDate ?? ''))
    .sort()
  return (
    <form
      noValidate
      ref={takeFocus}
      tabIndex={-1}
      aria-label={text(ownOrder.change)}
      onSubmit={submit}
      className={ownFormStyle}
    >
      <DraftNote draft={draft} />
      <TextArea
        {...field('customerAddress', { validate: (typed) => typed.trim().length >= 10 })}
        label={ownOrder.address}
        hint={order.charges?.some(({ kind }) => kind === 'delivery') ? ownOrder.areaHint : undefined}
        maxLength={500}
      />
      <SelectField {...field('deliveryDate')} label={ownOrder.day}>
        <Option value={order.deliveryDate ?? ''}>
          {order.deliveryDate ? dates.dayOfYear(order.deliveryDate) : ownOrder.byChat}
        </Option>
        {days.map((day) => (
          <Option key={day} value={day}>
            {dates.dayOfYear(day)}
          </Option>
        ))}
      </SelectField>
      {isError && !data && <NotLoaded title={orderDay.notLoaded} onRetry={refetch} />}
      <TextArea {...field('notes')} label={ownOrder.notes} optional maxLength={1000} />
      {failure && (
        <InlineAlert title={errorMessage(failure, ownOrder.failed)}>
          {overtakenBy && (
            <Say.p className="whitespace-pre-line wrap-anywhere">
              {ownOrder.storedNow(asStored(overtakenBy))}
            </Say.p>
          )}
        </InlineAlert>
      )}
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Button type="submit" busy={sending.isPending}>
          {ownOrder.save}
        </Button>
        <Button variant="outline" onClick={() => onDone(false)}>
          {ownOrder.back}
        </Button>
      </div>
    </form>
  )
}
