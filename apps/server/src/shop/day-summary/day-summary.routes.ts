import { DaySummaryQuery, DaySummaryView } from '@dimsum/contract/day-summary'
import { rupiahToWire } from '@dimsum/domain/money'
import { wibDay } from '@dimsum/domain/wib-date'
import { daySummaryText } from '@dimsum/words/desk/day-summary'
import { pageLanguage } from '@dimsum/words/sentence'
import { forRight } from '../../platform/http/access/access.ts'
import type { ShopFeature } from '../shop-parts.ts'
import { summariseDay } from './summarise-day.ts'

/** The summary of a day on the screen; at closing time it is also sent (announce-day-summary.ts). */
export const daySummaryRoutes: ShopFeature = (app, parts) => {
  app.get(
    '/api/admin/day-summary',
    {
      config: forRight('reports', { language: 'id' }),
      schema: { querystring: DaySummaryQuery, response: { 200: DaySummaryView } },
    },
    async (request) => {
      const day = request.query.day ?? wibDay(parts.now())
      const [summary, { shopName, deskLanguage }] = await Promise.all([
        summariseDay(parts.db, day),
        parts.settings.current(),
      ])
      return {
        ...summary,
        received: summary.received.map((row) => ({ ...row, amount: rupiahToWire(row.amount) })),
        givenBack: rupiahToWire(summary.givenBack),
        unpaid: { ...summary.unpaid, amount: rupiahToWire(summary.unpaid.amount) },
        text: daySummaryText(shopName, summary, pageLanguage(deskLanguage)),
      }
    },
  )
}
