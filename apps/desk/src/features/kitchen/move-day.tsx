import type { SheetOrder } from '@dimsum/contract/kitchen'
import { formatOrderId } from '@dimsum/domain/order-number'
import { isShopDay } from '@dimsum/domain/wib-date'
import { Button } from '@dimsum/ui/button.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { ApiError, errorMessage } from '@dimsum/web/api/api-error.ts'
import { dates } from '@dimsum/words/dates'
import { kitchenOrder } from '@dimsum/words/desk/kitchen'
import { refusals } from '@dimsum/words/refusals'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { kitchenKey, scheduleOrder } from '../../api/kitchen.ts'

/** Gives an order another day. A closed or full day is refused first and taken when the owner insists. */
export function MoveDay({ order, today }: { order: SheetOrder; today: string }) {
  const queries = useQueryClient()
  const [day, setDay] = useState(order.deliveryDate ?? '')
  const move = useMutation({
    mutationFn: scheduleOrder,
    onSuccess: ({ deliveryDate }) => {
      toast({
        title: kitchenOrder.moved(
          formatOrderId(order.id),
          deliveryDate ? dates.day(deliveryDate) : kitchenOrder.noDay,
        ),
        tone: 'success',
      })
      void queries.invalidateQueries({ queryKey: kitchenKey })
    },
  })
  const isRefused = move.error instanceof ApiError && move.error.code === 'conflict'
  const send = (overrideKitchen: boolean) => {
    if (isShopDay(day)) move.mutate({ id: order.id, day, overrideKitchen })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send(false)
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          id={`day-${order.id}`}
          name="day"
          type="date"
          label={kitchenOrder.day}
          min={today}
          required
          value={day}
          onChange={({ target }) => {
            setDay(target.value)
            move.reset()
          }}
        />
        <Button type="submit" variant="outline" busy={move.isPending}>
          <Say>{kitchenOrder.move}</Say>
        </Button>
      </div>
      {move.isError && (
        <InlineAlert title={errorMessage(move.error, refusals.internal)}>
          {isRefused && (
            <Button variant="outline" className="mt-2" onClick={() => send(true)}>
              <Say>{kitchenOrder.moveAnyway}</Say>
            </Button>
          )}
        </InlineAlert>
      )}
    </form>
  )
}
