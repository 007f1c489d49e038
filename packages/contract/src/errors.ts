import { z } from 'zod'
import { BothLanguages } from './menu.ts'

/**
 * Error codes of the API. The server maps each code to one HTTP status. Clients switch on the code and show the
 * message, which is in the language of the calling screen.
 */
export const errorCodes = [
  /** The request breaks a rule of its schema; `issues` names the fields. 400 */
  'validation',
  /** The request cannot be parsed: broken JSON or bad encoding. 400 */
  'malformed',
  /** No session, or the wrong name or password. 401 */
  'unauthenticated',
  /** The caller lacks the right, signed in or not. 403 */
  'forbidden',
  /** Signed in, but the owner requires a second factor that is not set up yet. 403 */
  'second-factor-needed',
  /** The phone is not the order's phone. 403 */
  'phone-mismatch',
  /** A provider notification with an invalid signature. 403 */
  'bad-signature',
  'not-found',
  'method-not-allowed',
  /** The request body arrived too slowly. 408 */
  'timeout',
  /** The current state does not allow this. 409 */
  'conflict',
  /** Fewer packages left than requested, or the package is not on sale now. 409 */
  'out-of-stock',
  /** The value the screen showed differs from the stored one. 409 */
  'stale',
  'too-large',
  'unsupported-media-type',
  /** The same Idempotency-Key was sent with a different body. 422 */
  'key-reused',
  'too-many',
  'headers-too-large',
  /** A fault of the server; the log has the details under the request id. 500 */
  'internal',
  /** The payment provider refused; `details` has the reason. 502 */
  'provider-refused',
  /** The payment provider cannot be reached. 503 */
  'provider-down',
  /** The database or another part is down, or the server is closing. 503 */
  'unavailable',
  /** More requests than the server can finish in time. 503 */
  'overloaded',
] as const
export type ErrorCode = (typeof errorCodes)[number]

/** Why a package cannot be ordered. With the three limits, `details` says how many are still available. */
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
  /** Too few or too many options of a group, named by `choice`. */
  'choice-needed',
  /** An option is not, or no longer, offered for the package. */
  'choice-gone',
  /** An option, named by `choice`, is sold out on the delivery day, without one today, up to `until`. */
  'choice-sold-out',
] as const
export type SaleReason = (typeof saleReasons)[number]

/** One validation error: `path` is the field in dot notation, "" for the whole body. */
export const ErrorIssue = z.object({ path: z.string(), message: z.string() })
export type ErrorIssue = z.infer<typeof ErrorIssue>

/** The body of every answer with a status of 400 or higher. */
export const ErrorAnswer = z
  .object({
    message: z.string(),
    code: z.enum(errorCodes),
    details: z.string().optional(),
    issues: z.array(ErrorIssue).optional(),
    /** Present when a package cannot be ordered: the reason and the package. */
    reason: z.enum(saleReasons).optional(),
    packageType: z.string().optional(),
    choice: BothLanguages.optional(),
    until: z.string().optional(),
    /** Present when the cause is only in the server's log. */
    requestId: z.string().optional(),
  })
  .meta({ id: 'ErrorAnswer', description: 'Why a call was refused.' })
export type ErrorAnswer = z.infer<typeof ErrorAnswer>
