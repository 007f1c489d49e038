import { z } from 'zod'
import { WireInstant } from './fields.ts'

/** Polled every 30 s by the status page. Payment figures are null for anybody but the admin (docs/security.md, T55). */
export const SystemStatus = z.object({
  midtrans: z.object({
    environment: z.enum(['demo', 'sandbox', 'production']),
    isProduction: z.boolean(),
    hasServerKey: z.boolean(),
    hasClientKey: z.boolean(),
  }),
  database: z.object({ connected: z.boolean(), lastQuery: WireInstant.nullable() }),
  payments: z.object({
    /** Orders that were paid, in whatever way. */
    totalProcessed: z.int().nullable(),
    /** Percent, one decimal: the share of them among all orders that were paid or ended unpaid. Null before any was. */
    successRate: z.number().nullable(),
    lastPayment: WireInstant.nullable(),
  }),
  /** Admin only: when the reconciler last ran, and how many attempts are still open. */
  reconciler: z.object({ lastRun: WireInstant.nullable(), open: z.int().nullable() }).nullable(),
  /** Admin only: whether the shop can be brought back. `off`: no folder for backups is set. */
  backup: z
    .object({
      state: z.enum(['off', 'waiting', 'fresh', 'fault']),
      lastBackup: WireInstant.nullable(),
      /** One word for what is wrong, for example `missing`, `old`, `wrong-key`, `disk-full`. */
      fault: z.string().nullable(),
    })
    .nullable(),
  /** Admin only: messages that wait to be sent, and those that were not, or not known to be; the latest of them. */
  messages: z
    .object({
      waiting: z.int(),
      unsentCount: z.int(),
      unsent: z.array(
        z.object({
          id: z.int(),
          channel: z.enum(['push', 'mail']),
          topic: z.string(),
          orderId: z.int().nullable(),
          /** `unknown`: it may have been sent, so it is not sent again. */
          state: z.enum(['failed', 'unknown']),
          /** A word or a status code. */
          fault: z.string().nullable(),
          at: WireInstant,
        }),
      ),
    })
    .nullable(),
})
export type SystemStatus = z.infer<typeof SystemStatus>
