import type { App } from '../app.ts'
import { countedAddress } from './client-address.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Read when the request arrives: after its socket has closed, `request.ip`, `host` and `protocol` are wrong or undefined. */
    received: {
      /** The caller's address as limits count it: the socket's, or what a trusted proxy says (TRUST_PROXY). */
      address: string
      /** The origin that the caller used. */
      origin: string
    }
  }
}

/** All callers whose address is unknown share one. */
const unknownAddress = 'unknown'

/** Before any hook that waits. */
export const installReceived = (app: App): void => {
  app.decorateRequest('received')
  app.addHook('onRequest', (request, _reply, done) => {
    request.received = {
      address: countedAddress((request.ip as string | undefined) ?? unknownAddress),
      origin: `${request.protocol}://${request.host}`,
    }
    done()
  })
}
