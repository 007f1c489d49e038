import { CloseAttention } from '@dimsum/contract/desk-notes'
import { RowIdParams } from '@dimsum/contract/fields'
import { AttentionItem, AttentionList, AttentionQuery } from '@dimsum/contract/payments'
import { forRight, requireActor } from '../../platform/http/access/access.ts'
import { announce } from '../../platform/live/announce.ts'
import type { ShopFeature } from '../shop-parts.ts'
import { countOpenAttention, listAttention } from './attention.queries.ts'
import { closeAttentionItem } from './close-attention.ts'
import { presentAttention } from './present-attention.ts'

/** Max entries in one response; older ones appear as these are closed. */
const itemsShown = 200

/** «Perlu perhatian»: cases that only a person can decide. */
export const attentionRoutes: ShopFeature = (app, { db }) => {
  app.get(
    '/api/admin/attention',
    {
      config: forRight('attention'),
      schema: { querystring: AttentionQuery, response: { 200: AttentionList } },
    },
    async (request) => {
      const [items, open] = await Promise.all([
        listAttention(db, request.query.show, itemsShown),
        countOpenAttention(db),
      ])
      return { items: items.map(presentAttention), open }
    },
  )

  app.post(
    '/api/admin/attention/:id/close',
    {
      config: forRight('attention'),
      schema: { params: RowIdParams, body: CloseAttention, response: { 200: AttentionItem } },
    },
    async (request) => {
      const actor = requireActor(request)
      const closed = await closeAttentionItem(db, actor, request.params.id, request.body)
      announce({ db })
      return closed
    },
  )
}
