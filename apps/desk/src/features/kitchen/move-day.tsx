import type { SheetOrder } from '@dimsum/contract/kitchen'
import type { AdminOrder } from '@dimsum/contract/orders'
import { formatOrderId } from '@dimsum/domain/order-number'
import { isWindowText } from '@dimsum/domain/time-windows'
import { isShopDay } from '@dimsum/domain/wib-date'
import { Button } from '@dimsum/ui/button.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { ApiError, errorMessage } from '@dimsum/web/api/api-error.ts'
import { useShopConfig } from '@dimsum/web/api/shop.ts'
import { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { DraftNote } from '@dimsum/web/components/use-form-draft.tsx'
import { deskFields } from '@dimsum/words/desk/fields'
import { kitchenOrder } from '@dimsum/words/desk/kitchen'
import { handOver } from '@dimsum/words/hand-over'
import { useQueryClient } from '@tanstack/react-query'
import { kitchenKey, scheduleOrder } from '../../api/kitchen.ts'
import { readOrder } from '../../api/orders.ts'
import { readWindow } from '../../components/read-window.ts'

const isWindowOrNone = (typed: string) => typed.trim() === '' || isWindowText(readWindow(typed))

type Moved = { day: string; timeWindow: string; overrideKitchen: boolean }

const movedOf = ({ deliveryDate, timeWindow }: Pick<SheetOrder, 'deliveryDate' | 'timeWindow'>): Moved => ({
  day: deliveryDate ?? '',
  timeWindow: timeWindow ?? '',
  overrideKitchen: false,
})

/** Moves an order to another day. A day that a new order could not choose is rejected first; the owner can override. */
export function MoveDay({ order, today }: { order: SheetOrder; today: string }) {
  const queries = useQueryClient()
  const windows = useShopConfig()?.timeWindows
  const hasTimes = windows !== undefined || order.timeWindow !== undefined
  const { form, field, submit, sending, failure, overtakenBy, draft } = useCallForm<Moved, AdminOrder>({
    defaultValues: movedOf(order),
    draft: `move-${order.id}`,
    words: { day: { validate: deskFields.date }, timeWindow: { validate: deskFields.windowWrong } },
    mutationFn: ({ timeWindow, ...wish }, seen) =>
      scheduleOrder({
        id: order.id,
        ...wish,
        ...(hasTimes && { timeWindow: readWindow(timeWindow) || null }),
        expected: { day: seen.day || null, timeWindow: seen.timeWindow || null },
      }),
    reread: async () => {
      const now = await readOrder(order.id)
      return now ? movedOf(now) : undefined
    },
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
  // `out-of-stock` is a limit of a package: the order keeps its goods.
  const isRefused =
    sending.error instanceof ApiError && ['conflict', 'out-of-stock'].includes(sending.error.code)
  const changed = () => sending.reset()
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <DraftNote draft={draft} />
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          {...field('day', { validate: isShopDay, onChange: changed })}
          type="date"
          label={kitchenOrder.day}
          min={today}
        />
        {hasTimes && (
          <TextField
            {...field('timeWindow', { validate: isWindowOrNone, onChange: changed })}
            label={kitchenOrder.time}
            optional
            autoComplete="off"
            maxLength={20}
            placeholder="09:00-11:00"
          />
        )}
        <Button type="submit" variant="outline" busy={sending.isPending}>
          {kitchenOrder.move}
        </Button>
      </div>
      {failure && (
        <InlineAlert title={errorMessage(failure)}>
          {overtakenBy && <Stored moved={overtakenBy} />}
        </InlineAlert>
      )}
      {isRefused && (
        <Button
          variant="outline"
          onClick={() => sending.mutate({ ...form.getValues(), overrideKitchen: true })}
        >
          {kitchenOrder.moveAnyway}
        </Button>
      )}
    </form>
  )
}

/** The day and time stored by another device meanwhile. */
function Stored({ moved: { day, timeWindow } }: { moved: Moved }) {
  return <Say.p>{day ? handOver(day, timeWindow || undefined) : kitchenOrder.noDay}</Say.p>
}
