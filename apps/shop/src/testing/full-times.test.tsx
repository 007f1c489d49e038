import type { KitchenDays } from '@dimsum/contract/kitchen'
import type { PlaceOrder } from '@dimsum/contract/place-order'
import { addWibDays, type WibDay, wibDay } from '@dimsum/domain/wib-date'
import { seedConfig } from '@dimsum/web/api/page-data.ts'
import { shopConfig } from '@dimsum/web/testing/shop-config.ts'
import { wordedOrder } from '@dimsum/web/testing/worded-order.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { kitchenDaysQuery } from '../api/kitchen-days.ts'
import { DeliveryDayField } from '../features/order-form/delivery-day-field.tsx'
import { emptyOrder } from '../features/order-form/order-fields.ts'
import type { OrderValues } from '../features/order-form/order-values.ts'
import { ChangeOwnOrder } from '../features/order-tracking/own-order-form.tsx'

/** The kitchen has room on both days, but the only delivery time of the first is full. */
const today = wibDay(new Date())
const [full, free, chosen] = [1, 2, 3].map((ahead) => addWibDays(today, ahead))
const room = { state: 'open', left: null, takesBigOrders: true } as const

/** The days that can be chosen. */
function daysOffered(field: ReactNode) {
  const queries = new QueryClient()
  const timeWindows = [{ begins: '09:00', ends: '11:00', for: 'both' as const }]
  seedConfig(queries, { renderedAt: new Date().toISOString(), config: shopConfig({}, { timeWindows }) })
  queries.setQueryData<KitchenDays>(kitchenDaysQuery.queryKey, {
    today,
    earliest: today,
    bigOrderPieces: 300,
    days: [
      { day: full as WibDay, ...room, fullWindows: ['09:00-11:00'] },
      { day: free as WibDay, ...room },
    ],
  })
  const shown = renderToStaticMarkup(<QueryClientProvider client={queries}>{field}</QueryClientProvider>)
  const options = [...shown.matchAll(/<option([^>]*)value="(\d{4}-\d\d-\d\d)"([^>]*)/g)]
  return options
    .filter(([, before, , after]) => !/disabled/.test(`${before}${after}`))
    .map(([, , day]) => day)
}

function Days() {
  const form = useForm<OrderValues, unknown, PlaceOrder>({ defaultValues: emptyOrder })
  return <DeliveryDayField form={form} lines={[]} />
}

test('the order form does not offer a day on which every time is full', () => {
  expect(daysOffered(<Days />)).toEqual([free])
})

test('«Ubah pesanan» does not offer a day on which every time is full', () => {
  const order = { ...wordedOrder, deliveryDate: chosen ?? '' }
  expect(daysOffered(<ChangeOwnOrder order={order} onDone={() => {}} />)).toEqual([chosen, free])
})
