import type { WhatsappAccess } from '../platform/config/whatsapp-config.ts'
import { createCloudApi } from '../platform/whatsapp/cloud-api.ts'
import { type Finding, fault, fine, note } from './finding.ts'

/** Whether Meta accepts the token and the number may send. */
export const checkWhatsapp = async (access: WhatsappAccess | undefined): Promise<Finding[]> => {
  if (!access) return []
  if (access.isDemo) return [note('WhatsApp', 'demo: messages go to a stand-in on this machine.')]
  const { state, code, phone } = await createCloudApi(access).readAccount()
  const isWell = state === 'available' || state === 'limited'
  if (isWell) return [fine('WhatsApp', `${phone} may send${state === 'limited' ? ', within limits' : ''}.`)]
  return [
    fault(
      'WhatsApp',
      state === 'unreachable'
        ? 'The Cloud API does not answer.'
        : `Meta refuses ${state === 'blocked' ? 'to send' : `the token or the number${code === null ? '' : `, error ${code}`}`}.`,
      state === 'unreachable'
        ? 'Look whether this machine reaches the network and WHATSAPP_API_URL is right.'
        : 'Compare the WHATSAPP_ settings with the dashboard of Meta (docs/go-live.md).',
    ),
  ]
}
