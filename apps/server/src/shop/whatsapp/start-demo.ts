import { templateList } from '@dimsum/words/whatsapp-templates'
import type { WhatsappAccess } from '../../platform/config/whatsapp-config.ts'

/** Runs the stand-in of the Cloud API for `WHATSAPP_TOKEN=demo`; null otherwise. */
export const startDemoWhatsapp = async (
  access: WhatsappAccess | undefined,
  localOrigin: string,
  publicOrigin: string | undefined,
) => {
  if (access?.isDemo !== true) return null
  const { createWhatsappStandIn } = await import('../../platform/whatsapp/stand-in.ts')
  const templates = templateList.map((template) => ({ ...template, hasButton: publicOrigin !== undefined }))
  const standIn = createWhatsappStandIn({
    ...access,
    webhookUrl: `${localOrigin}/webhook/whatsapp`,
    templates,
  })
  await standIn.listen(access.apiUrl === '' ? 0 : Number(new URL(access.apiUrl).port))
  return { access: { ...access, apiUrl: standIn.url }, close: standIn.close }
}
