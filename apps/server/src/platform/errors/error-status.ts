import type { ErrorCode } from '@dimsum/contract/errors'

/** Maps each error code to its HTTP status; a missing code does not compile. */
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

const codes: Partial<Record<number, ErrorCode>> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  405: 'method-not-allowed',
  408: 'timeout',
  413: 'too-large',
  // A path parameter that is longer than any id of the shop.
  414: 'not-found',
  415: 'unsupported-media-type',
  431: 'headers-too-large',
  503: 'unavailable',
}

/** Fastify's own refusals only have a status; this is their code. */
export const codeOfStatus = (status: number): ErrorCode =>
  codes[status] ?? (status >= 400 && status < 500 ? 'malformed' : 'internal')
