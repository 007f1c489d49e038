import { z } from 'zod'
import { WireInstant, WireRupiah } from './fields.ts'

/** A bank account of the shop. */
export const BankAccount = z.object({ bank: z.string(), number: z.string(), holder: z.string() })
export type BankAccount = z.infer<typeof BankAccount>

/** Paying an order by a transfer to the shop's own account. */
export const ManualTransfer = z.object({
  /** What is left to pay; zero when nothing is awaited. */
  amount: WireRupiah,
  /** Empty when nothing is awaited. */
  accounts: z.array(BankAccount),
  /** The static QRIS picture at `/foto/{hash}.webp`; null without one, or when nothing is awaited. */
  qris: z.object({ hash: z.string(), width: z.int(), height: z.int() }).nullable(),
  /** Uploaded proofs, the oldest first; the picture is at `/api/orders/{id}/transfer/proofs/{proofId}`. */
  proofs: z.array(z.object({ id: z.int(), uploadedAt: WireInstant })),
  /** How many proofs may still be uploaded. */
  proofsLeft: z.int(),
})
export type ManualTransfer = z.infer<typeof ManualTransfer>
