import { ChangePackage, NewPackage, SortMenu } from '@dimsum/contract/change-menu'
import { Menu, OwnMenu, OwnPackage } from '@dimsum/contract/menu'
import { PackageTypeField } from '@dimsum/contract/text-fields'
import { z } from 'zod'
import { actorOf } from '../../platform/audit/actor.ts'
import { forRight, requireAdmin } from '../../platform/http/access/access.ts'
import type { ShopFeature } from '../shop-parts.ts'
import { addPackage } from './add-package.ts'
import { changePackage } from './change-package.ts'
import { presentMenu } from './present-menu.ts'
import { readOwnMenu } from './read-own-menu.ts'
import { removePackage } from './remove-package.ts'
import { sortMenu } from './sort-menu.ts'

const PackageParams = z.object({ packageType: PackageTypeField })

/** The public menu, and the owner's changes. A trigger announces every change. */
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
    async (request) => changed(await addPackage(db, actorOf(requireAdmin(request)), request.body)),
  )

  app.put(
    '/api/admin/menu/order',
    { config, schema: { body: SortMenu, response: { 200: OwnMenu } } },
    async (request) => changed(await sortMenu(db, actorOf(requireAdmin(request)), request.body)),
  )

  app.patch(
    '/api/admin/menu/:packageType',
    { config, schema: { params: PackageParams, body: ChangePackage, response: { 200: OwnPackage } } },
    async (request) => {
      const actor = actorOf(requireAdmin(request))
      return changed(await changePackage(db, actor, request.params.packageType, request.body))
    },
  )

  app.delete(
    '/api/admin/menu/:packageType',
    { config, schema: { params: PackageParams, response: { 204: z.null() } } },
    async (request) =>
      changed(await removePackage(db, actorOf(requireAdmin(request)), request.params.packageType)),
  )
}
