import {
  RevenueByMethod,
  RevenueByPackage,
  RevenueDaily,
  RevenueRange,
  RevenueTotal,
} from '@dimsum/contract/revenue'
import { readForReport } from '../../platform/db/report-reads.ts'
import type { ShopFeature } from '../shop-parts.ts'
import { reportDays, reportTotals } from './report-revenue.ts'
import { listRevenueDays, sumRevenueByMethod, sumRevenueByPackage } from './revenue.queries.ts'

/** Figures of the Analytics tab (product.md section 2), from sums that cost the same at any number of orders. */
export const revenueRoutes: ShopFeature = (app, parts) => {
  const { now } = parts

  app.get(
    '/api/revenue/total',
    {
      config: { access: 'admin', right: 'reports' },
      schema: { response: { 200: RevenueTotal } },
    },
    (_request, reply) => readForReport(parts, (db) => reportTotals(db, now()), reply),
  )

  app.get(
    '/api/revenue/daily',
    {
      config: { access: 'admin', right: 'reports' },
      schema: { querystring: RevenueRange, response: { 200: RevenueDaily } },
    },
    (request, reply) => {
      const { from, to } = reportDays(request.query, now())
      return readForReport(parts, (db) => listRevenueDays(db, from, to), reply)
    },
  )

  app.get(
    '/api/revenue/by-package',
    {
      config: { access: 'admin', right: 'reports' },
      schema: { querystring: RevenueRange, response: { 200: RevenueByPackage } },
    },
    ({ query }, reply) => {
      const bounded = query.from !== undefined || query.to !== undefined
      const days = bounded ? reportDays(query, now()) : { from: null, to: null }
      return readForReport(parts, (db) => sumRevenueByPackage(db, days.from, days.to), reply)
    },
  )

  app.get(
    '/api/revenue/by-method',
    {
      config: { access: 'admin', right: 'reports' },
      schema: { querystring: RevenueRange, response: { 200: RevenueByMethod } },
    },
    (request, reply) => {
      const { from, to } = reportDays(request.query, now())
      return readForReport(parts, (db) => sumRevenueByMethod(db, from, to), reply)
    },
  )
}
