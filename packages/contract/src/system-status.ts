import { z } from 'zod'
import { WireInstant } from './fields.ts'

/** Polled every 30 s by the status page. Payment figures are null except for the admin (docs/security.md, T55). */
export const SystemStatus = z.object({
  midtrans: z.object({
    environment: z.enum(['demo', 'sandbox', 'production']),
    isProduction: z.boolean(),
    hasServerKey: z.boolean(),
    hasClientKey: z.boolean(),
  }),
  database: z.object({ connected: z.boolean(), lastQuery: WireInstant.nullable() }),
  payments: z.object({
    /** Paid orders, by any method. */
    totalProcessed: z.int().nullable(),
    /**
     * Paid orders in percent of all orders that were paid or ended unpaid, with one decimal. Null when there is none.
     */
    successRate: z.number().nullable(),
    lastPayment: WireInstant.nullable(),
  }),
  /** Admin only: when the reconciler last ran, and how many attempts are open. */
  reconciler: z.object({ lastRun: WireInstant.nullable(), open: z.int().nullable() }).nullable(),
  /** Admin only: state of the backups. `off`: no backup folder is set. */
  backup: z
    .object({
      state: z.enum(['off', 'waiting', 'fresh', 'fault']),
      lastBackup: WireInstant.nullable(),
      /** A fault code, for example `missing`, `old`, `wrong-key`, `disk-full`. */
      fault: z.string().nullable(),
    })
    .nullable(),
  /** Admin only: numbers of queued messages and of failed or unconfirmed ones, and the latest of those. */
  messages: z
    .object({
      waiting: z.int(),
      unsentCount: z.int(),
      unsent: z.array(
        z.object({
          id: z.int(),
          channel: z.enum(['push', 'mail', 'whatsapp']),
          topic: z.string(),
          orderId: z.int().nullable(),
          /** `unknown`: it may have been sent, so it is not sent again. */
          state: z.enum(['failed', 'unknown']),
          /** A fault code or an HTTP status code. */
          fault: z.string().nullable(),
          at: WireInstant,
        }),
      ),
    })
    .nullable(),
})
export type SystemStatus = z.infer<typeof SystemStatus>
