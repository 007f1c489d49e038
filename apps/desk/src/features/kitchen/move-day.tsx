import type { SheetOrder } from '@dimsum/contract/kitchen'
import { formatOrderId } from '@dimsum/domain/order-number'
import { isWindowText } from '@dimsum/domain/time-windows'
import { isShopDay } from '@dimsum/domain/wib-date'
import { Button } from '@dimsum/ui/button.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { ApiError, errorMessage } from '@dimsum/web/api/api-error.ts'
import { useTimeWindows } from '@dimsum/web/api/shop.ts'
import { deskFields } from '@dimsum/words/desk/fields'
import { kitchenOrder } from '@dimsum/words/desk/kitchen'
import { handOver } from '@dimsum/words/hand-over'
import { refusals } from '@dimsum/words/refusals'
import { useQueryClient } from '@tanstack/react-query'
import { kitchenKey, scheduleOrder } from '../../api/kitchen.ts'
import { readWindow } from '../../components/read-window.ts'
import { useCallForm } from '../../components/use-call-form.ts'

const isWindowOrNone = (typed: string) => typed.trim() === '' || isWindowText(readWindow(typed))

/** Gives an order another day. A closed or full day is refused first and taken when the owner insists. */
export function MoveDay({ order, today }: { order: SheetOrder; today: string }) {
  const queries = useQueryClient()
  const windows = useTimeWindows()
  const hasTimes = windows !== undefined || order.timeWindow !== undefined
  const { form, field, submit, sending, failure } = useCallForm({
    defaultValues: {
      day: order.deliveryDate ?? '',
      timeWindow: order.timeWindow ?? '',
      overrideKitchen: false,
    },
    words: { day: { validate: deskFields.date }, timeWindow: { validate: deskFields.windowWrong } },
    prefix: `order-${order.id}-`,
    mutationFn: ({ timeWindow, ...wish }) =>
      scheduleOrder({
        id: order.id,
        ...wish,
        ...(hasTimes && { timeWindow: readWindow(timeWindow) || null }),
      }),
    onSuccess: ({ deliveryDate, timeWindow }) => {
      toast({
        title: kitchenOrder.moved(
          formatOrderId(order.id),
          deliveryDate ? handOver(deliveryDate, timeWindow) : kitchenOrder.noDay,
        ),
        tone: 'success',
      })
      void queries.invalidateQueries({ queryKey: kitchenKey })
    },
  })
  const isRefused = failure instanceof ApiError && failure.code === 'conflict'
  return (
    <form onSubmit={submit} className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          {...field('day', { validate: isShopDay, onChange: () => sending.reset() })}
          type="date"
          label={kitchenOrder.day}
          min={today}
          required
        />
        {hasTimes && (
          <TextField
            {...field('timeWindow', { validate: isWindowOrNone, onChange: () => sending.reset() })}
            label={kitchenOrder.time}
            optional
            autoComplete="off"
            maxLength={20}
            placeholder="09:00-11:00"
          />
        )}
        <Button type="submit" variant="outline" busy={sending.isPending}>
          <Say>{kitchenOrder.move}</Say>
        </Button>
      </div>
      {failure && (
        <InlineAlert title={errorMessage(failure, refusals.internal)}>
          {isRefused && (
            <Button
              variant="outline"
              className="mt-2"
              onClick={() => sending.mutate({ ...form.getValues(), overrideKitchen: true })}
            >
              <Say>{kitchenOrder.moveAnyway}</Say>
            </Button>
          )}
        </InlineAlert>
      )}
    </form>
  )
}
