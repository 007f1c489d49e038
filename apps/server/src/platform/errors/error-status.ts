import type { ErrorCode } from '@dimsum/contract/errors'

/** The one map from a reason to its HTTP status; the compiler names the code that is missing. */
export const statusOf = {
  validation: 400,
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  'second-factor-needed': 403,
  'phone-mismatch': 403,
  'bad-signature': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  timeout: 408,
  conflict: 409,
  'out-of-stock': 409,
  stale: 409,
  'too-large': 413,
  'unsupported-media-type': 415,
  'key-reused': 422,
  'too-many': 429,
  'headers-too-large': 431,
  internal: 500,
  'provider-refused': 502,
  'provider-down': 503,
  unavailable: 503,
  overloaded: 503,
} as const satisfies Record<ErrorCode, number>

/** Refusals of the framework arrive as a bare status; this is their code. */
export const codeOfStatus = (status: number): ErrorCode => {
  switch (status) {
    case 401:
      return 'unauthenticated'
    case 403:
      return 'forbidden'
    case 404:
    // A path part longer than any name of the shop.
    case 414:
      return 'not-found'
    case 405:
      return 'method-not-allowed'
    case 408:
      return 'timeout'
    case 413:
      return 'too-large'
    case 415:
      return 'unsupported-media-type'
    case 431:
      return 'headers-too-large'
    case 503:
      return 'unavailable'
    default:
      return status >= 400 && status < 500 ? 'malformed' : 'internal'
  }
}
