import { BlockPhone } from '@dimsum/contract/block-phone'
import {
  BlockedPhone,
  BlockedPhoneParams,
  BlockedPhones,
  CustomerDetail,
  CustomerList,
  CustomerListQuery,
  SearchCustomers,
} from '@dimsum/contract/customers'
import { SetCustomerNote } from '@dimsum/contract/desk-notes'
import { OrderIdParams } from '@dimsum/contract/fields'
import { z } from 'zod'
import { forRight, requireActor } from '../../platform/http/access/access.ts'
import type { ShopFeature } from '../shop-parts.ts'
import { blockPhone, findBlockedPhones, unblockPhone } from './block-phone.ts'
import { findCustomer, findCustomers } from './find-customer.ts'
import { noteCustomer } from './note-customer.ts'

/** The owner's screens about customers are in Indonesian. */
const owner = forRight('customers', { language: 'id' })

/** Customers by phone, the owner's notes about them, and blocked numbers. */
export const customerRoutes: ShopFeature = (app, { db }) => {
  app.get(
    '/api/admin/customers',
    { config: owner, schema: { querystring: CustomerListQuery, response: { 200: CustomerList } } },
    (request) => findCustomers(db, request.query),
  )

  app.post(
    '/api/admin/search/customers',
    { config: owner, schema: { body: SearchCustomers, response: { 200: CustomerList } } },
    (request) => findCustomers(db, request.body),
  )

  app.get(
    '/api/admin/customers/:id',
    { config: owner, schema: { params: OrderIdParams, response: { 200: CustomerDetail } } },
    (request) => findCustomer(db, request.params.id),
  )

  app.put(
    '/api/admin/customers/:id/note',
    {
      config: owner,
      schema: { params: OrderIdParams, body: SetCustomerNote, response: { 200: CustomerDetail } },
    },
    (request) => noteCustomer(db, requireActor(request), request.params.id, request.body),
  )

  app.get(
    '/api/admin/blocked-phones',
    { config: owner, schema: { response: { 200: BlockedPhones } } },
    async () => ({ phones: await findBlockedPhones(db) }),
  )

  app.post(
    '/api/admin/blocked-phones',
    { config: owner, schema: { body: BlockPhone, response: { 201: BlockedPhone } } },
    (request) => blockPhone(db, requireActor(request), request.body),
  )

  app.delete(
    '/api/admin/blocked-phones/:id',
    { config: owner, schema: { params: BlockedPhoneParams, response: { 204: z.undefined() } } },
    (request) => unblockPhone(db, requireActor(request), request.params.id),
  )
}
