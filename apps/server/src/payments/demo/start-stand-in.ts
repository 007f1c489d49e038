import { join } from 'node:path'
import { createStandIn } from '@dimsum/midtrans-stand-in/stand-in'
import { type ProviderAccess, standInScript } from '../../platform/config/payment-config.ts'
import { demoKeysIn } from './demo-keys.ts'

/** Mount path of the stand-in under the shop's origin. */
export const mountPath = '/midtrans'

/**
 * Starts the stand-in of the payment provider on a free local port, with the shop's demo keys. Its simulator controls
 * everybody's payments, so it requires the shop's key; the shop forwards only the admin's requests.
 * @param publicOrigin the origin that browsers use
 * @param localOrigin the origin on this machine, for notifications
 * @param dataDir payments survive a restart in this folder
 */
export async function startStandIn(publicOrigin: string, localOrigin: string, dataDir: string) {
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
  const access: ProviderAccess = { serverKey, clientKey, snapUrl: url, apiUrl: url, scriptUrl: standInScript }
  return { access, close: () => standIn.close() }
}
