import { join } from 'node:path'
import { createStandIn } from '@dimsum/midtrans-stand-in/stand-in'
import { type ProviderAccess, standInScript } from '../../platform/config/payment-config.ts'
import { demoKeysIn } from './demo-keys.ts'

/** Mount path of the stand-in under the shop's origin. */
const mountPath = '/midtrans'

export interface DemoProvider {
  access: ProviderAccess
  close: () => Promise<void>
}

interface DemoOptions {
  /** The origin that browsers use. */
  publicOrigin: string
  /** The origin on this machine, for notifications. */
  localOrigin: string
  /** Payments survive a restart in this folder. */
  dataDir: string
}

/**
 * Starts the stand-in of the payment provider on a free local port, with the shop's demo keys. Its simulator controls
 * everybody's payments, so it requires the shop's key; the shop forwards only the admin's requests.
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
