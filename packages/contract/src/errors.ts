import { z } from 'zod'

/**
 * Why a call was refused. The server maps each code to one HTTP status; a client may switch on the
 * code and show the message, which is in the language of the screen that made the call.
 */
export const errorCodes = [
  /** The request breaks a rule of its schema; `issues` names the fields. 400 */
  'validation',
  /** The request cannot be read at all: broken JSON, bad encoding, too deep. 400 */
  'malformed',
  /** No session, or the wrong name or password. 401 */
  'unauthenticated',
  /** Signed in or not: this caller may not do this. 403 */
  'forbidden',
  /** Signed in, but the owner demands a second factor that is not set up yet. 403 */
  'second-factor-needed',
  /** The phone is not the order's phone. 403 */
  'phone-mismatch',
  /** A provider message whose signature does not fit. 403 */
  'bad-signature',
  'not-found',
  'method-not-allowed',
  /** The request was too slow to arrive. 408 */
  'timeout',
  /** The current state does not allow it. 409 */
  'conflict',
  /** Fewer packages left than asked for, or the package is not sold now. 409 */
  'out-of-stock',
  /** The value the screen showed is no longer the value stored. 409 */
  'stale',
  'too-large',
  'unsupported-media-type',
  /** An Idempotency-Key was used again with another body. 422 */
  'key-reused',
  'too-many',
  'headers-too-large',
  /** A fault of the server; the log knows more under the request id. 500 */
  'internal',
  /** The payment provider refused; `details` has its reason. 502 */
  'provider-refused',
  /** The payment provider cannot be reached. 503 */
  'provider-down',
  /** The database or another part is down, or the server is closing. 503 */
  'unavailable',
  /** More work than the server can finish in time. 503 */
  'overloaded',
] as const
export type ErrorCode = (typeof errorCodes)[number]

/** Why a package is not sold as it was asked for. The last three: of it, that many can be had (`details`). */
const saleReasons = [
  'not-on-sale',
  'early',
  'over',
  'day-needed',
  'outside-days',
  'sold-out-until',
  'order-limit',
  'total-limit',
  'day-limit',
] as const
export type SaleReason = (typeof saleReasons)[number]

/** One broken rule: `path` is the field in dots, "" for the body as a whole. */
export const ErrorIssue = z.object({ path: z.string(), message: z.string() })
export type ErrorIssue = z.infer<typeof ErrorIssue>

/** The body of every answer from 400 up. */
export const ErrorAnswer = z
  .object({
    message: z.string(),
    code: z.enum(errorCodes),
    details: z.string().optional(),
    issues: z.array(ErrorIssue).optional(),
    /** Present when a package of the menu is not sold as it was asked for: why, and which. */
    reason: z.enum(saleReasons).optional(),
    packageType: z.string().optional(),
    /** Present when the cause is only in the server's log. */
    requestId: z.string().optional(),
  })
  .meta({ id: 'ErrorAnswer', description: 'Why a call was refused.' })
export type ErrorAnswer = z.infer<typeof ErrorAnswer>
