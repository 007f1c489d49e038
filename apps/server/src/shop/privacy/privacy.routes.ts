import { OrderIdParams } from '@dimsum/contract/fields'
import { ErasedPerson, PersonalData } from '@dimsum/contract/personal-data'
import { forRight, requireActor } from '../../platform/http/access/access.ts'
import type { ShopFeature } from '../shop-parts.ts'
import { erasePerson } from './erase-person.ts'
import { exportPerson } from './export-person.ts'

const owner = forRight('personal-data', { language: 'id' })

/**
 * Requests of a customer to the owner: a copy of their data, and its erasure. The customer is identified by any of
 * their orders, so that no URL contains a phone number. Both write to the audit log, so both are POST.
 */
export const privacyRoutes: ShopFeature = (app, parts) => {
  app.post(
    '/api/admin/customers/:id/export',
    { config: owner, schema: { params: OrderIdParams, response: { 200: PersonalData } } },
    (request) => exportPerson(parts, requireActor(request), request.params.id),
  )

  app.post(
    '/api/admin/customers/:id/erase',
    { config: owner, schema: { params: OrderIdParams, response: { 200: ErasedPerson } } },
    (request) => erasePerson(parts.db, requireActor(request), request.params.id),
  )
}
