import {
  ChangeChoiceGroup,
  ChangePackage,
  NewChoiceGroup,
  NewPackage,
  SortChoices,
  SortMenu,
} from '@dimsum/contract/change-menu'
import { RowIdParams } from '@dimsum/contract/fields'
import { Menu, OwnChoiceGroup, OwnMenu, OwnPackage } from '@dimsum/contract/menu'
import { PackageTypeField } from '@dimsum/contract/text-fields'
import { z } from 'zod'
import { forRight, requireActor } from '../../platform/http/access/access.ts'
import type { ShopFeature } from '../shop-parts.ts'
import { readOwnMenu } from './menu.queries.ts'
import { presentMenu } from './present-menu.ts'
import { addChoiceGroup, changeChoiceGroup, removeChoiceGroup } from './save-choice-group.ts'
import { addPackage, changePackage, removePackage } from './save-package.ts'
import { sortChoices, sortMenu } from './sort-menu.ts'

const PackageParams = z.object({ packageType: PackageTypeField })

/** The public menu, and the owner's changes of packages and choices. A trigger announces every change. */
export const menuRoutes: ShopFeature = (app, { db, settings }) => {
  const config = forRight('settings')
  const changed = async <Answer>(answer: Answer): Promise<Answer> => {
    settings.forget()
    await app.pages.refresh()
    return answer
  }

  app.get('/api/menu', { config: { access: 'anyone' }, schema: { response: { 200: Menu } } }, async () => ({
    packages: presentMenu(await settings.menu()),
  }))

  app.get(
    '/api/admin/menu',
    { config: forRight('account'), schema: { response: { 200: OwnMenu } } },
    async () => readOwnMenu(db),
  )

  app.post(
    '/api/admin/menu',
    { config, schema: { body: NewPackage, response: { 201: OwnPackage } } },
    async (request) => changed(await addPackage(db, requireActor(request), request.body)),
  )

  app.put(
    '/api/admin/menu/order',
    { config, schema: { body: SortMenu, response: { 200: OwnMenu } } },
    async (request) => changed(await sortMenu(db, requireActor(request), request.body)),
  )

  app.patch(
    '/api/admin/menu/:packageType',
    { config, schema: { params: PackageParams, body: ChangePackage, response: { 200: OwnPackage } } },
    async (request) => {
      const actor = requireActor(request)
      return changed(await changePackage(db, actor, request.params.packageType, request.body))
    },
  )

  app.delete(
    '/api/admin/menu/:packageType',
    { config, schema: { params: PackageParams, response: { 204: z.null() } } },
    async (request) => changed(await removePackage(db, requireActor(request), request.params.packageType)),
  )

  app.post(
    '/api/admin/menu/choices',
    { config, schema: { body: NewChoiceGroup, response: { 201: OwnChoiceGroup } } },
    async (request) => changed(await addChoiceGroup(db, requireActor(request), request.body)),
  )

  app.put(
    '/api/admin/menu/choices/order',
    { config, schema: { body: SortChoices, response: { 200: OwnMenu } } },
    async (request) => changed(await sortChoices(db, requireActor(request), request.body)),
  )

  app.patch(
    '/api/admin/menu/choices/:id',
    { config, schema: { params: RowIdParams, body: ChangeChoiceGroup, response: { 200: OwnChoiceGroup } } },
    async (request) => {
      const actor = requireActor(request)
      return changed(await changeChoiceGroup(db, actor, request.params.id, request.body))
    },
  )

  app.delete(
    '/api/admin/menu/choices/:id',
    { config, schema: { params: RowIdParams, response: { 204: z.null() } } },
    async (request) => changed(await removeChoiceGroup(db, requireActor(request), request.params.id)),
  )
}
