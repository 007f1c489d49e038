import { OrderIdParams, RowIdParams } from '@dimsum/contract/fields'
import {
  AdminKitchenDay,
  CookSheet,
  CookSheetQuery,
  KitchenDayParams,
  KitchenDays,
  KitchenDaysQuery,
  KitchenPlan,
  KitchenPlanQuery,
  LooseOrders,
  MarkLabelsPrinted,
  PrintedLabels,
  ScanLabel,
  ScannedLabel,
  ScheduleOrder,
  TickedLine,
  TickLine,
} from '@dimsum/contract/kitchen'
import { ChangeKitchenDay } from '@dimsum/contract/kitchen-changes'
import { AdminOrder } from '@dimsum/contract/orders'
import { forRight, requireActor, requireAdmin } from '../../platform/http/access/access.ts'
import { noteForLog } from '../../platform/http/logs/request-log.ts'
import { requestLimits } from '../../platform/http/request/request-limits.ts'
import { changeKitchenDay } from '../kitchen-days/change-kitchen-day.ts'
import { kitchenPlan } from '../kitchen-days/kitchen-plan.ts'
import { listKitchenDays } from '../kitchen-days/list-kitchen-days.ts'
import { currentRules } from '../settings/shop-rules.ts'
import type { ShopFeature } from '../shop-parts.ts'
import { findCookSheet, findLooseOrders } from './cook-sheet.ts'
import { markLabelsPrinted } from './mark-labels-printed.ts'
import { scanLabel } from './scan-label.ts'
import { scheduleOrder } from './schedule-order.ts'
import { tickLine } from './tick-line.ts'

/** The team's kitchen screens are in Indonesian. */
const kitchen = forRight('kitchen', { language: 'id' })

/** The public calendar, and the kitchen's work for the team. */
export const kitchenRoutes: ShopFeature = (app, parts) => {
  const rules = () => currentRules(parts.settings)

  app.get(
    '/api/kitchen/days',
    {
      config: { access: 'anyone' },
      schema: { querystring: KitchenDaysQuery, response: { 200: KitchenDays } },
    },
    async (request) => listKitchenDays(parts, request.query, await rules()),
  )

  app.get(
    '/api/admin/kitchen/days',
    { config: kitchen, schema: { querystring: KitchenPlanQuery, response: { 200: KitchenPlan } } },
    async (request) => kitchenPlan(parts, request.query, await rules()),
  )

  app.put(
    '/api/admin/kitchen/days/:day',
    {
      config: { ...kitchen, right: 'capacity' },
      schema: { params: KitchenDayParams, body: ChangeKitchenDay, response: { 200: AdminKitchenDay } },
    },
    async (request) => {
      const actor = requireActor(request)
      const changed = await changeKitchenDay(parts, actor, request.params.day, request.body, await rules())
      await app.pages.refresh()
      return changed
    },
  )

  app.get(
    '/api/admin/kitchen/sheet',
    { config: kitchen, schema: { querystring: CookSheetQuery, response: { 200: CookSheet } } },
    async (request) => findCookSheet(parts, request.query.day, await rules()),
  )

  app.get(
    '/api/admin/kitchen/loose-orders',
    { config: kitchen, schema: { response: { 200: LooseOrders } } },
    async () => findLooseOrders(parts, await rules()),
  )

  app.patch(
    '/api/admin/kitchen/lines/:id',
    { config: kitchen, schema: { params: RowIdParams, body: TickLine, response: { 200: TickedLine } } },
    (request) => tickLine(parts, requireActor(request), request.params.id, request.body.isPrepared),
  )

  app.put(
    '/api/admin/kitchen/orders/:id/day',
    {
      config: { ...kitchen, right: 'orders' },
      schema: { params: OrderIdParams, body: ScheduleOrder, response: { 200: AdminOrder } },
    },
    async (request) => {
      const { id } = request.params
      return scheduleOrder(parts, requireActor(request), id, request.body, await rules())
    },
  )

  app.post(
    '/api/admin/kitchen/printed-labels',
    {
      config: { ...kitchen, right: 'labels' },
      bodyLimit: requestLimits.labelsBody,
      schema: { body: MarkLabelsPrinted, response: { 200: PrintedLabels } },
    },
    (request) => markLabelsPrinted(parts, requireAdmin(request), request.body),
  )

  app.post(
    '/api/admin/scan',
    {
      config: forRight('scan', { language: 'id' }),
      schema: { body: ScanLabel, response: { 200: ScannedLabel } },
    },
    async (request) => {
      const scanned = await scanLabel(parts, requireActor(request), request.body, await rules())
      noteForLog(request, { orderId: scanned.order.id })
      return scanned
    },
  )
}
