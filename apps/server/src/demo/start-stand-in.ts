import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { demoClientKeyPrefix, demoServerKeyPrefix } from '@dimsum/midtrans-stand-in/keys'
import { createStandIn } from '@dimsum/midtrans-stand-in/stand-in'
import { type ProviderAccess, standInScript } from '../payment-config.ts'

/** Path of the shop's origin under which browsers reach the stand-in. */
const mountPath = '/midtrans'

export interface DemoProvider {
  access: ProviderAccess
  close: () => Promise<void>
}

interface DemoOptions {
  /** Origin browsers use. */
  publicOrigin: string
  /** Origin this machine uses, for notifications. */
  localOrigin: string
  /** Payments begun before a restart are still there after it. */
  dataDir: string
}

const randomKey = (prefix: string) => prefix + randomBytes(16).toString('hex')

/**
 * Starts the stand-in of the payment provider on a free port of this machine, with keys made for this run: nothing
 * outside can sign for them, and no real key is near.
 */
export async function startStandIn({
  publicOrigin,
  localOrigin,
  dataDir,
}: DemoOptions): Promise<DemoProvider> {
  const [serverKey, clientKey] = [randomKey(demoServerKeyPrefix), randomKey(demoClientKeyPrefix)]
  const standIn = createStandIn({
    serverKey,
    clientKey,
    publicBaseUrl: publicOrigin + mountPath,
    notificationUrls: [`${localOrigin}/api/payment/notification`],
    shopOrigins: [publicOrigin, localOrigin],
    stateFile: join(dataDir, 'demo-payments.jsonl'),
  })
  const { url } = await standIn.listen({ host: '127.0.0.1', port: 0 })
  return {
    access: { serverKey, clientKey, snapUrl: url, apiUrl: url, scriptUrl: standInScript },
    close: () => standIn.close(),
  }
}
