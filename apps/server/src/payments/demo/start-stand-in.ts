import { join } from 'node:path'
import { createStandIn } from '@dimsum/midtrans-stand-in/stand-in'
import { type ProviderAccess, standInScript } from '../../platform/config/payment-config.ts'
import { demoKeysIn } from './demo-keys.ts'

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

/**
 * Starts the stand-in of the payment provider on a free port of this machine, with the shop's own demo keys. Its
 * simulator moves everybody's payments, so it opens for the shop alone, which lets the admin through.
 */
export async function startStandIn({
  publicOrigin,
  localOrigin,
  dataDir,
}: DemoOptions): Promise<DemoProvider> {
  const { serverKey, clientKey } = demoKeysIn(dataDir)
  const standIn = createStandIn({
    serverKey,
    clientKey,
    publicBaseUrl: publicOrigin + mountPath,
    notificationUrls: [`${localOrigin}/api/payment/notification`],
    shopOrigins: [publicOrigin, localOrigin],
    simulator: 'merchant',
    stateFile: join(dataDir, 'demo-payments.jsonl'),
  })
  const { url } = await standIn.listen({ host: '127.0.0.1', port: 0 })
  return {
    access: { serverKey, clientKey, snapUrl: url, apiUrl: url, scriptUrl: standInScript },
    close: () => standIn.close(),
  }
}
