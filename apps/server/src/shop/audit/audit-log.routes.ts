import { AuditPage, AuditQuery } from '@dimsum/contract/audit'
import { auditTopics } from '@dimsum/contract/audit-topics'
import { addWibDays, startOfWibDay } from '@dimsum/domain/wib-date'
import { forRight } from '../../platform/http/access/access.ts'
import type { ShopFeature } from '../shop-parts.ts'
import { listActors, listAuditEntries } from './audit-log.queries.ts'

const entriesPerPage = 30

/** Changes of the shop with their actors. Events of an order are in its timeline. */
export const auditLogRoutes: ShopFeature = (app, { db }) => {
  app.get(
    '/api/admin/audit',
    {
      config: forRight('team', { language: 'id' }),
      schema: { querystring: AuditQuery, response: { 200: AuditPage } },
    },
    async ({ query: { actor, topic, from, to, before } }) => {
      const filter = {
        actor,
        actions: topic && auditTopics[topic],
        from: from === undefined ? undefined : startOfWibDay(from),
        until: to === undefined ? undefined : startOfWibDay(addWibDays(to, 1)),
        before,
      }
      const [found, actors] = await Promise.all([
        listAuditEntries(db, filter, entriesPerPage + 1),
        listActors(db),
      ])
      const entries = found.slice(0, entriesPerPage)
      return {
        entries: entries.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
        hasMore: found.length > entries.length,
        actors,
      }
    },
  )
}
