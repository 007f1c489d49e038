import { rupiah } from '@dimsum/domain/money'
import type { TemplateFacts } from '@dimsum/words/whatsapp-templates'

/** Sample values for the preview and for Meta's form, which requires them. */
export const sampleOrder: TemplateFacts = {
  orderId: 1042,
  customerName: 'Rina',
  total: rupiah(58_000),
  isDelivery: true,
}
