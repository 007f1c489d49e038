import type { CookSheet } from '@dimsum/contract/kitchen'
import { isDelivered, isPrepared } from '@dimsum/domain/order-status'
import { Button } from '@dimsum/ui/button.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { kitchen } from '@dimsum/words/desk/kitchen'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { cookSheetQuery, unscheduledOrdersQuery } from '../../api/kitchen.ts'
import { EmptyList } from '../../components/empty-list.tsx'
import { IfHasRight } from '../../components/if-has-right.tsx'
import { NotLoaded, QueryState } from '../../components/query-state.tsx'
import { useHasRight } from '../../components/use-has-right.ts'
import { CapacityDialog } from './capacity-dialog.tsx'
import { ClosedDay } from './closed-day.tsx'
import { CookTotals } from './cook-totals.tsx'
import { OrderSection } from './order-section.tsx'
import { PrintSheet } from './print-sheet.tsx'
import { useTickedSheet } from './use-ticked-sheet.ts'

/** One day in the kitchen: totals, orders with checkboxes, unconfirmed orders and orders without a day. */
export function CookSheetView({ day, refresh }: { day: string; refresh: ReactNode }) {
  const sheet = useQuery(cookSheetQuery(day))
  if (sheet.data) return <Sheet key={day} sheet={sheet.data} refresh={refresh} />
  return (
    <QueryState
      query={sheet}
      notLoaded={kitchen.sheetNotLoaded}
      className="grid gap-4 lg:grid-cols-2"
      bars={['h-56 w-full rounded-card lg:col-span-2', ...Array(4).fill('h-72 w-full rounded-card')]}
    />
  )
}

function Sheet({ sheet: stored, refresh }: { sheet: CookSheet; refresh: ReactNode }) {
  const { sheet, tick } = useTickedSheet(stored)
  const loose = useQuery(unscheduledOrdersQuery)
  const mayCall = useHasRight()('see-contact')
  const { orders, unconfirmed, kitchen: kitchenDay, today } = sheet
  return (
    <>
      <div className="grid gap-6 print:hidden">
        <CookTotals sheet={sheet} undated={loose.data?.undated.length ?? 0} />
        {(kitchenDay.isClosed || (kitchenDay.capacity ?? kitchenDay.usualCapacity) === 0) && (
          <IfHasRight right="capacity">
            <ClosedDay
              day={kitchenDay.day}
              today={today}
              orders={[...orders, ...unconfirmed].filter(({ status }) => !isDelivered(status))}
            />
          </IfHasRight>
        )}
        {kitchenDay.note && <InlineAlert tone="note" title={kitchenDay.note} />}
        <SheetActions sheet={sheet} refresh={refresh} />
        <OrderSection
          title={kitchen.toCook}
          about={
            sheet.orders.some(({ timeWindow }) => timeWindow) ? kitchen.toCookByTime : kitchen.toCookAbout
          }
          orders={orders.filter(({ status }) => !isPrepared(status))}
          today={today}
          onTick={tick}
        />
        <OrderSection
          title={kitchen.ready}
          about={kitchen.readyAbout}
          orders={orders.filter(({ status }) => isPrepared(status) && !isDelivered(status))}
          today={today}
        />
        {orders.length === 0 && (
          <EmptyList title={unconfirmed.length > 0 ? kitchen.nothingSure : kitchen.noOrders} />
        )}
        <OrderSection
          id="belum-dikonfirmasi"
          title={kitchen.unconfirmed}
          about={mayCall ? kitchen.unconfirmedCall : kitchen.unconfirmedWait}
          orders={unconfirmed}
          today={today}
        />
        {!loose.data && loose.isError && <NotLoaded title={kitchen.looseNotLoaded} query={loose} />}
        <OrderSection
          id="belum-ada-tanggal"
          title={kitchen.undated}
          about={kitchen.undatedAbout}
          orders={loose.data?.undated ?? []}
          today={today}
        />
        <OrderSection
          title={kitchen.overdue}
          about={kitchen.overdueAbout}
          orders={loose.data?.overdue ?? []}
          today={today}
        />
        <OrderSection
          title={kitchen.handedOver}
          orders={orders.filter(({ status }) => isDelivered(status))}
          today={today}
        />
      </div>
      <PrintSheet sheet={sheet} />
    </>
  )
}

function SheetActions({ sheet, refresh }: { sheet: CookSheet; refresh: ReactNode }) {
  return (
    <div className="grid grid-pair gap-2 sm:flex sm:flex-wrap [&>:last-child:nth-child(odd)]:col-span-full">
      <Button icon={Printer} variant="outline" size="xl" className="px-3!" onClick={() => print()}>
        {kitchen.print}
      </Button>
      <IfHasRight right="capacity">
        <CapacityDialog key={sheet.kitchen.day} kitchen={sheet.kitchen} today={sheet.today} />
      </IfHasRight>
      {refresh}
    </div>
  )
}
