import type { AttentionItem } from '@dimsum/contract/payments'
import type { AttentionRow, ShownAttention } from './attention.queries.ts'

/** The owner's view of an entry of «Perlu perhatian». */
export const presentAttention = (
  row: AttentionRow & Partial<Pick<ShownAttention, 'isPaid'>>,
  text?: string,
): AttentionItem => ({
  id: row.id,
  kind: row.kind,
  orderId: row.orderId,
  data: row.data,
  createdAt: row.createdAt.toISOString(),
  closedAt: row.closedAt?.toISOString() ?? null,
  closedBy: row.closedBy,
  closeNote: row.closeNote,
  ...(text && { text }),
  ...(typeof row.isPaid === 'boolean' && { isPaid: row.isPaid }),
})
