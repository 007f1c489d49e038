import {
  CashShift,
  CashShiftDetail,
  CashShifts,
  CloseShift,
  OpenShift,
  ShiftsQuery,
} from '@dimsum/contract/cash'
import { RowIdParams } from '@dimsum/contract/fields'
import { may } from '@dimsum/domain/roles'
import { addWibDays, wibDay } from '@dimsum/domain/wib-date'
import { cashRefusals } from '@dimsum/words/server/cash'
import type { FastifyRequest } from 'fastify'
import { ShopError } from '../../platform/errors/shop-error.ts'
import { forRight, requireActor, requireAdmin } from '../../platform/http/access/access.ts'
import { announce } from '../../platform/live/announce.ts'
import { reportDays } from '../revenue/report-revenue.ts'
import type { ShopFeature } from '../shop-parts.ts'
import { findShift, listShiftMoves, listShifts, sumCashOutside } from './cash.queries.ts'
import { closeShift, openShift, presentShift } from './cash-shift.ts'

/** The days that the list shows when none are asked for. */
const usualDays = 7

/** Cash shifts: opening, closing, and the cash between. */
export const cashRoutes: ShopFeature = (app, parts) => {
  const { db } = parts
  const config = forRight('payments', { language: 'id' })
  const seesAll = (request: FastifyRequest) => may(requireAdmin(request).role, 'reports')

  app.get(
    '/api/admin/cash/shifts',
    { config, schema: { querystring: ShiftsQuery, response: { 200: CashShifts } } },
    async (request) => {
      const actor = requireActor(request)
      const to = request.query.to ?? wibDay(parts.now())
      const days = reportDays({ from: addWibDays(to, 1 - usualDays), ...request.query, to }, parts.now())
      const scope = { ...days, person: seesAll(request) ? null : actor }
      const [shifts, outside] = await Promise.all([listShifts(db, scope), sumCashOutside(db, scope)])
      return { shifts: shifts.map((shift) => presentShift(shift, actor)), outside }
    },
  )

  app.get(
    '/api/admin/cash/shifts/:id',
    { config, schema: { params: RowIdParams, response: { 200: CashShiftDetail } } },
    async (request) => {
      const actor = requireActor(request)
      const shift = await findShift(db, request.params.id)
      if (!shift || (shift.openedBy !== actor && !seesAll(request)))
        throw new ShopError('not-found', cashRefusals.missing)
      return { ...presentShift(shift, actor), moves: await listShiftMoves(db, shift.id) }
    },
  )

  app.post(
    '/api/admin/cash/shifts',
    { config, schema: { body: OpenShift, response: { 201: CashShift } } },
    async (request) => {
      const opened = await openShift(db, requireActor(request), request.body.openingFloat)
      announce(parts, 'cash_shifts')
      return opened
    },
  )

  app.post(
    '/api/admin/cash/shifts/:id/close',
    { config, schema: { params: RowIdParams, body: CloseShift, response: { 200: CashShift } } },
    async (request) => {
      const who = { actor: requireActor(request), mayCloseAny: seesAll(request) }
      const closed = await closeShift(db, who, request.params.id, request.body)
      announce(parts, 'cash_shifts')
      return closed
    },
  )
}
