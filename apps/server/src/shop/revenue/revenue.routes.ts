import {
  MoneyDaily,
  RevenueByMethod,
  RevenueByPackage,
  RevenueDaily,
  RevenueRange,
  RevenueTotal,
} from '@dimsum/contract/revenue'
import { z } from 'zod'
import { forRight } from '../../platform/http/access/access.ts'
import type { ShopFeature } from '../shop-parts.ts'
import { moneyFile } from './money-file.ts'
import { listMoneyDays } from './money-moves.queries.ts'
import { reportDays, reportTotals } from './report-revenue.ts'
import { listRevenueDays, sumRevenueByMethod, sumRevenueByPackage } from './revenue.queries.ts'

/** Figures of the Analytics tab (product.md section 2), from sums that cost the same at any number of orders. */
export const revenueRoutes: ShopFeature = (app, parts) => {
  const { db, now } = parts
  const config = forRight('reports')

  app.get('/api/revenue/total', { config, schema: { response: { 200: RevenueTotal } } }, () =>
    reportTotals(db, now()),
  )

  app.get(
    '/api/revenue/daily',
    { config, schema: { querystring: RevenueRange, response: { 200: RevenueDaily } } },
    (request) => listRevenueDays(db, reportDays(request.query, now())),
  )

  app.get(
    '/api/revenue/by-package',
    { config, schema: { querystring: RevenueRange, response: { 200: RevenueByPackage } } },
    ({ query }) => {
      const bounded = query.from !== undefined || query.to !== undefined
      return sumRevenueByPackage(db, bounded ? reportDays(query, now()) : { from: null, to: null })
    },
  )

  app.get(
    '/api/revenue/by-method',
    { config, schema: { querystring: RevenueRange, response: { 200: RevenueByMethod } } },
    (request) => sumRevenueByMethod(db, reportDays(request.query, now())),
  )

  app.get(
    '/api/revenue/money',
    { config, schema: { querystring: RevenueRange, response: { 200: MoneyDaily } } },
    (request) => listMoneyDays(db, reportDays(request.query, now())),
  )

  app.get(
    '/api/admin/money.csv',
    {
      config,
      exposeHeadRoute: false,
      schema: {
        querystring: RevenueRange,
        response: { 200: { content: { 'text/csv': { schema: z.string() } } } },
      },
    },
    async (request, reply) => {
      const days = reportDays(request.query, now())
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="uang-${days.from}-${days.to}.csv"`)
        .send(moneyFile(await listMoneyDays(db, days)))
    },
  )
}
