import type {
  AdminKitchenDay,
  CookSheet,
  KitchenPlan,
  LooseOrders,
  MarkLabelsPrinted,
  PrintedFacts,
  PrintedLabels,
  ScanLabel,
  ScannedLabel,
  ScheduleOrder,
  TickedLine,
} from '@dimsum/contract/kitchen'
import type { ChangeKitchenDay } from '@dimsum/contract/kitchen-changes'
import type { AdminOrder } from '@dimsum/contract/orders'
import { api } from '@dimsum/web/api/client.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

/** Parent key of all queries that a change in the kitchen invalidates. */
export const kitchenKey = ['admin', 'kitchen'] as const

/** Kitchen plan of the days from `from` to `to`, both included. */
export const kitchenPlanQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: [...kitchenKey, 'plan', from, to],
    queryFn: ({ signal }) =>
      api.get<KitchenPlan>(`/api/admin/kitchen/days?from=${from}&to=${to}`, { signal }),
    placeholderData: keepPreviousData,
  })

export const cookSheetQuery = (day: string) =>
  queryOptions({
    queryKey: [...kitchenKey, 'sheet', day],
    queryFn: ({ signal }) => api.get<CookSheet>(`/api/admin/kitchen/sheet?day=${day}`, { signal }),
  })

/** Orders without a delivery day, and orders whose day is past. */
export const unscheduledOrdersQuery = queryOptions({
  queryKey: [...kitchenKey, 'loose'],
  queryFn: ({ signal }) => api.get<LooseOrders>('/api/admin/kitchen/loose-orders', { signal }),
})

export const changeKitchenDay = ({ day, ...change }: ChangeKitchenDay & { day: string }) =>
  api.put<AdminKitchenDay>(`/api/admin/kitchen/days/${day}`, change)

export const tickLine = ({ id, isPrepared }: { id: number; isPrepared: boolean }) =>
  api.patch<TickedLine>(`/api/admin/kitchen/lines/${id}`, { isPrepared })

export const scheduleOrder = ({ id, ...wish }: ScheduleOrder & { id: number }) =>
  api.put<AdminOrder>(`/api/admin/kitchen/orders/${id}/day`, wish)

/** Records that the labels of these orders were printed, as the given orders say. */
export const markLabelsPrinted = (printed: readonly PrintedFacts[]) =>
  api.post<PrintedLabels>('/api/admin/kitchen/printed-labels', {
    orderIds: printed.map(({ id }) => id),
    printed: [...printed],
  } satisfies MarkLabelsPrinted)

/** Marks the order of a scanned label as packed or handed over. */
export const scanLabel = (scan: ScanLabel) => api.post<ScannedLabel>('/api/admin/scan', scan)
