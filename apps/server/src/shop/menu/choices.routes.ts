import { ChangeChoiceGroup, NewChoiceGroup, SortChoices } from '@dimsum/contract/change-menu'
import { OwnChoiceGroup, OwnMenu } from '@dimsum/contract/menu'
import { z } from 'zod'
import { actorOf } from '../../platform/audit/actor.ts'
import { forRight, requireAdmin } from '../../platform/http/access/access.ts'
import type { ShopFeature } from '../shop-parts.ts'
import { addChoiceGroup, changeChoiceGroup, removeChoiceGroup } from './save-choice-group.ts'
import { sortChoices } from './sort-menu.ts'

const ChoicesParams = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) })

/** The owner changes the choices of packages; `GET /api/admin/menu` lists them. */
export const choicesRoutes: ShopFeature = (app, { db, settings }) => {
  const config = forRight('settings')
  const changed = async <Answer>(answer: Answer): Promise<Answer> => {
    settings.forget()
    await app.pages.refresh()
    return answer
  }

  app.post(
    '/api/admin/menu/choices',
    { config, schema: { body: NewChoiceGroup, response: { 201: OwnChoiceGroup } } },
    async (request) => changed(await addChoiceGroup(db, actorOf(requireAdmin(request)), request.body)),
  )

  app.put(
    '/api/admin/menu/choices/order',
    { config, schema: { body: SortChoices, response: { 200: OwnMenu } } },
    async (request) => changed(await sortChoices(db, actorOf(requireAdmin(request)), request.body)),
  )

  app.patch(
    '/api/admin/menu/choices/:id',
    { config, schema: { params: ChoicesParams, body: ChangeChoiceGroup, response: { 200: OwnChoiceGroup } } },
    async (request) => {
      const actor = actorOf(requireAdmin(request))
      return changed(await changeChoiceGroup(db, actor, request.params.id, request.body))
    },
  )

  app.delete(
    '/api/admin/menu/choices/:id',
    { config, schema: { params: ChoicesParams, response: { 204: z.null() } } },
    async (request) =>
      changed(await removeChoiceGroup(db, actorOf(requireAdmin(request)), request.params.id)),
  )
}
