import type { App } from '../app.ts'
import { countedAddress } from './client-address.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Read when the request arrives: after its socket has closed, `request.ip`, `host` and `protocol` are wrong or
     * undefined.
     */
    received: {
      /** The caller's address that limits count: the socket's, or the one from a trusted proxy (TRUST_PROXY). */
      address: string
      /** The origin that the caller used. */
      origin: string
    }
  }
}

/** Shared by all callers without a known address. */
const unknownAddress = 'unknown'

/** Registered before any asynchronous hook. */
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
