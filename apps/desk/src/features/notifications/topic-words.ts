import type { TeamTopic } from '@dimsum/domain/team-topics'

/** What a device can be notified of, in the owner's words. */
export const topicWords: Record<TeamTopic, string> = {
  'order-placed': 'Pesanan baru',
  'order-paid': 'Pembayaran masuk',
  attention: 'Perlu perhatian',
  'low-stock': 'Stok menipis',
  backup: 'Cadangan data tidak beres',
  'day-summary': 'Ringkasan hari',
}
