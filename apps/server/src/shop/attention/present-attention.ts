import type { AttentionItem } from '@dimsum/contract/payments'
import { withIsoDates } from '../iso-dates.ts'
import type { AttentionRow, ShownAttention } from './attention.queries.ts'

/** The owner's view of an entry of «Perlu perhatian». */
export const presentAttention = ({
  isPaid,
  text,
  ...row
}: AttentionRow & Partial<ShownAttention>): AttentionItem => ({
  ...withIsoDates(row),
  ...(text && { text }),
  ...(typeof isPaid === 'boolean' && { isPaid }),
})
