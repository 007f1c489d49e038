import { OrderIdParams } from '@dimsum/contract/fields'
import { ManualTransfer } from '@dimsum/contract/manual-transfer'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { orNotFound } from '../../platform/errors/shop-error.ts'
import { clientAddress } from '../../platform/http/request/client-address.ts'
import { imageOf, photoTypes, takeImagesOnly } from '../../platform/http/request/image-body.ts'
import { callerGone } from '../../platform/http/request/on-response-end.ts'
import { requestLimits } from '../../platform/http/request/request-limits.ts'
import { limit } from '../../platform/limits/limit.ts'
import { callerOf } from '../orders/access/caller.routes.ts'
import { findWholeOrderAs } from '../orders/access/find-order-as.ts'
import type { ShopFeature } from '../shop-parts.ts'
import { addProof } from './add-proof.ts'
import { presentTransfer } from './present-transfer.ts'
import { findProofPicture } from './transfer-proofs.queries.ts'

const ProofParams = OrderIdParams.extend({ proofId: OrderIdParams.shape.id })

/** Transfers by hand: accounts to transfer to, and proofs that only the order's holder and the team see. */
export const transferRoutes: ShopFeature = (app, parts) => {
  const { db, settings } = parts
  const byOrder = { access: 'by-order', right: 'orders' } as const
  const transferOf = async (request: FastifyRequest, id: number) => {
    const { order } = await findWholeOrderAs(db, id, callerOf(parts, request))
    return presentTransfer(db, order, await settings.current())
  }
  takeImagesOnly(app)

  app.get(
    '/api/orders/:id/transfer',
    { config: byOrder, schema: { params: OrderIdParams, response: { 200: ManualTransfer } } },
    (request) => transferOf(request, request.params.id),
  )

  app.put(
    '/api/orders/:id/transfer/proofs',
    {
      config: { ...byOrder, handlerTimeout: requestLimits.photoHandlerTimeout },
      bodyLimit: requestLimits.photoBody,
      // Before the body is read; a wrong id is refused after it.
      onRequest: async (request) => {
        await limit(parts, 'proofs-per-address', clientAddress(request))
        const { data } = OrderIdParams.safeParse(request.params)
        if (data) await findWholeOrderAs(db, data.id, callerOf(parts, request))
      },
      schema: { params: OrderIdParams, consumes: photoTypes, response: { 200: ManualTransfer } },
    },
    async (request, reply) => {
      const { id } = request.params
      await limit(parts, 'proofs-per-order', String(id))
      await addProof(db, id, imageOf(request), await settings.current(), callerGone(request, reply))
      return transferOf(request, id)
    },
  )

  app.get(
    '/api/orders/:id/transfer/proofs/:proofId',
    {
      config: byOrder,
      schema: {
        params: ProofParams,
        response: { 200: { content: { 'image/webp': { schema: z.custom<Buffer>() } } } },
      },
    },
    async (request, reply) => {
      const { id, proofId } = request.params
      await findWholeOrderAs(db, id, callerOf(parts, request))
      const picture = orNotFound(await findProofPicture(db, id, proofId))
      return reply.type('image/webp').header('cache-control', 'private, no-store').send(picture)
    },
  )
}
