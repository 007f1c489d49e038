import type { BackupProblems } from '../../platform/backup/keep-backups.ts'
import { type Db, inTransaction } from '../../platform/db/connection.ts'
import { closeAttentionOfKind, raiseAttention } from './attention.queries.ts'

/** Lists faults of the backups on «Perlu perhatian», once per reference. */
export const backupProblems = (db: Db): BackupProblems => ({
  raise: async (reference, data) => {
    await inTransaction(db, (tx) => raiseAttention(tx, { kind: 'backup', orderId: null, reference, data }))
  },
  settle: (note) => inTransaction(db, (tx) => closeAttentionOfKind(tx, 'backup', 'system', note)),
})
