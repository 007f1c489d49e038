import { rupiah } from '@dimsum/domain/money'
import type { TemplateFacts } from '@dimsum/words/whatsapp-templates'

/** Invented: Meta asks for samples, and the owner sees what a message looks like. */
export const sampleOrder: TemplateFacts = {
  orderId: 1042,
  customerName: 'Rina',
  total: rupiah(58_000),
  isDelivery: true,
}
