import { RowIdParams } from '@dimsum/contract/fields'
import {
  AddInventoryItem,
  Availability,
  ChangeInventoryItem,
  InventoryItem,
  InventoryList,
  InventoryMovements,
} from '@dimsum/contract/inventory'
import { inventoryRefusals } from '@dimsum/words/server/inventory'
import { orNotFound } from '../../platform/errors/shop-error.ts'
import { forRight, requireActor, requireRight } from '../../platform/http/access/access.ts'
import { announce } from '../../platform/live/announce.ts'
import { withIsoDates } from '../iso-dates.ts'
import type { ShopFeature } from '../shop-parts.ts'
import { findAvailability } from './availability.ts'
import { addInventoryItem, changeInventoryItem } from './change-inventory-item.ts'
import { findInventoryItem, listInventory, listMovements } from './inventory.queries.ts'

const movementsShown = 200

/** Stock per package (product.md section 7), its ledger, and the public availability. */
export const inventoryRoutes: ShopFeature = (app, parts) => {
  const { db } = parts
  app.get(
    '/api/inventory',
    { config: forRight('stock'), schema: { response: { 200: InventoryList } } },
    async () => (await listInventory(db)).map(withIsoDates),
  )

  app.post(
    '/api/inventory',
    { config: forRight('packages'), schema: { body: AddInventoryItem, response: { 201: InventoryItem } } },
    async (request) => {
      const item = await addInventoryItem(db, requireActor(request), request.body)
      announce({ db }, 'inventory')
      return item
    },
  )

  app.patch(
    '/api/inventory/:id',
    {
      config: forRight('stock'),
      schema: { params: RowIdParams, body: ChangeInventoryItem, response: { 200: InventoryItem } },
    },
    async (request) => {
      const { params, body } = request
      if ([body.minimumStock, body.unitPrice, body.isActive].some((value) => value !== undefined))
        requireRight(request, 'packages')
      const item = await changeInventoryItem(db, requireActor(request), params.id, body)
      announce({ db }, 'inventory')
      return item
    },
  )

  app.get(
    '/api/inventory/:id/movements',
    { config: forRight('stock'), schema: { params: RowIdParams, response: { 200: InventoryMovements } } },
    async (request) => {
      const { id } = orNotFound(await findInventoryItem(db, request.params.id), inventoryRefusals.missing)
      const movements = await listMovements(db, id, movementsShown)
      return { movements: movements.map(withIsoDates) }
    },
  )

  app.get(
    '/api/packages/availability',
    { config: { access: 'anyone' }, schema: { response: { 200: Availability } } },
    async () => findAvailability(parts),
  )
}
