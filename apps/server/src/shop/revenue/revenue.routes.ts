import {
  RevenueByMethod,
  RevenueByPackage,
  RevenueDaily,
  RevenueRange,
  RevenueTotal,
} from '@dimsum/contract/revenue'
import { forRight } from '../../platform/http/access/access.ts'
import type { ShopFeature } from '../shop-parts.ts'
import { reportDays, reportTotals } from './report-revenue.ts'
import { listRevenueDays, sumRevenueByMethod, sumRevenueByPackage } from './revenue.queries.ts'

/** Figures of the Analytics tab (product.md section 2), from sums that cost the same at any number of orders. */
export const revenueRoutes: ShopFeature = (app, parts) => {
  const { db, now } = parts

  app.get(
    '/api/revenue/total',
    { config: forRight('reports'), schema: { response: { 200: RevenueTotal } } },
    () => reportTotals(db, now()),
  )

  app.get(
    '/api/revenue/daily',
    { config: forRight('reports'), schema: { querystring: RevenueRange, response: { 200: RevenueDaily } } },
    (request) => {
      const { from, to } = reportDays(request.query, now())
      return listRevenueDays(db, from, to)
    },
  )

  app.get(
    '/api/revenue/by-package',
    {
      config: forRight('reports'),
      schema: { querystring: RevenueRange, response: { 200: RevenueByPackage } },
    },
    ({ query }) => {
      const bounded = query.from !== undefined || query.to !== undefined
      const days = bounded ? reportDays(query, now()) : { from: null, to: null }
      return sumRevenueByPackage(db, days.from, days.to)
    },
  )

  app.get(
    '/api/revenue/by-method',
    {
      config: forRight('reports'),
      schema: { querystring: RevenueRange, response: { 200: RevenueByMethod } },
    },
    (request) => {
      const { from, to } = reportDays(request.query, now())
      return sumRevenueByMethod(db, from, to)
    },
  )
}
