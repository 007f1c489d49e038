import type { SheetOrder } from '@dimsum/contract/kitchen'
import { formatOrderId } from '@dimsum/domain/order-number'
import { unlinked } from '@dimsum/domain/text'
import { whatsappLink } from '@dimsum/domain/whatsapp'
import { isShopDay } from '@dimsum/domain/wib-date'
import { Button } from '@dimsum/ui/button.tsx'
import { Checkbox } from '@dimsum/ui/checkbox.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { useShopLanguage } from '@dimsum/web/api/shop.ts'
import { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { closedDay } from '@dimsum/words/desk/closed-day'
import { deskFields } from '@dimsum/words/desk/fields'
import type { Message } from '@dimsum/words/sentence'
import { textOf } from '@dimsum/words/sentence'
import { dayMovedMessage } from '@dimsum/words/whatsapp-to-customer'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { kitchenKey, scheduleOrder } from '../../api/kitchen.ts'
import { recordOrderAct } from '../../api/orders.ts'
import { useSessionState } from '../../components/use-session-state.ts'

type Moved = Pick<SheetOrder, 'id' | 'customerName' | 'customerPhone'> & { to: string }
type Outcome = { moved: readonly Moved[]; refused: readonly { id: number; why: Message }[] }
const nothingMoved: Outcome = { moved: [], refused: [] }

type ClosedDayProps = { day: string; today: string; orders: readonly SheetOrder[] }

/**
 * The orders of a closed day: moves them all to another day, one after the other, and has a message for each customer.
 * The list of messages stays until the tab is closed.
 */
export function ClosedDay({ day, today, orders }: ClosedDayProps) {
  const queries = useQueryClient()
  const [outcome, setOutcome] = useSessionState<Outcome>(['closed-day', day], nothingMoved)
  const [done, setDone] = useState(0)
  const { field, submit, sending } = useCallForm<{ to: string; overrideKitchen: boolean }, void>({
    defaultValues: { to: '', overrideKitchen: false },
    draft: `closed-day-${day}`,
    mode: 'onSubmit',
    words: { to: { validate: deskFields.date } },
    mutationFn: async ({ to, overrideKitchen }) => {
      const moved: Moved[] = [...outcome.moved]
      const refused: { id: number; why: Message }[] = []
      let failure: unknown
      for (const [index, { id, customerName, customerPhone, timeWindow }] of orders.entries()) {
        setDone(index + 1)
        try {
          const expected = { day, timeWindow: timeWindow ?? null }
          await scheduleOrder({ id, day: to, overrideKitchen, expected })
          moved.push({ id, customerName, customerPhone, to })
        } catch (error) {
          refused.push({ id, why: errorMessage(error) })
          failure ??= error
        }
        setOutcome({ moved: [...moved], refused: [...refused] })
      }
      // Keeps the day in the form for those that are left; the list below names their reasons.
      if (failure !== undefined) throw failure
    },
    onSettled: () => queries.invalidateQueries({ queryKey: kitchenKey }),
  })
  if (orders.length === 0 && outcome.moved.length === 0) return null
  return (
    <section className="grid gap-4 rounded-card border border-kunyit-800 bg-kunyit-100 p-4">
      {orders.length > 0 && (
        <form noValidate onSubmit={submit} className="grid gap-3">
          <Say.h2 className="font-bold">{closedDay.title(orders.length)}</Say.h2>
          <Say.p>{closedDay.about}</Say.p>
          <TextField
            {...field('to', { validate: (to) => isShopDay(to) && to !== day && to >= today })}
            type="date"
            label={closedDay.to}
            min={today}
          />
          <Checkbox {...field('overrideKitchen')} label={closedDay.override} />
          <Button type="submit" busy={sending.isPending} busyText={closedDay.progress(done, orders.length)}>
            {closedDay.move}
          </Button>
        </form>
      )}
      {outcome.refused.length > 0 && (
        <InlineAlert title={closedDay.refused}>
          <ul className="grid gap-1">
            {outcome.refused.map(({ id, why }) => (
              <li key={id} className="wrap-anywhere">
                #{formatOrderId(id)} <Say>{why}</Say>
              </li>
            ))}
          </ul>
        </InlineAlert>
      )}
      {/* After a refusal the rest may go to another day. */}
      {[...new Set(outcome.moved.map(({ to }) => to))].map((to) => (
        <Messages key={to} from={day} to={to} moved={outcome.moved.filter((order) => order.to === to)} />
      ))}
    </section>
  )
}

function Messages({ from, to, moved }: Pick<Outcome, 'moved'> & { from: string; to: string }) {
  const language = useShopLanguage()
  const textFor = ({ id, customerName }: Moved) =>
    textOf(dayMovedMessage({ orderId: id, customerName: unlinked(customerName), from, to }), language)
  return (
    <div role="status" className="grid gap-2">
      <Say.p className="font-bold">{closedDay.moved(moved.length, to)}</Say.p>
      <ul className="grid gap-1">
        {moved.map((order) => (
          <li key={order.id}>
            #{formatOrderId(order.id)}{' '}
            {order.customerPhone === '' ? (
              order.customerName
            ) : (
              <a
                href={whatsappLink(order.customerPhone, textFor(order))}
                target="_blank"
                rel="noreferrer"
                onClick={() => void recordOrderAct(order.id).catch(() => {})}
                className="inline-flex min-h-12 items-center font-bold text-pandan-700 underline"
              >
                <Say>{closedDay.tell(order.customerName)}</Say>
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
