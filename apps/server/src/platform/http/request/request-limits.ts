/** Limits of one request (milliseconds and bytes). */
export const requestLimits = {
  headersTimeout: 15_000,
  requestTimeout: 20_000,
  handlerTimeout: 15_000,
  /** A photo: two encodings of 30 s and its upload. */
  photoHandlerTimeout: 80_000,
  /** Above every handler's limit: Node closes an idle socket also while a handler works for it. */
  connectionTimeout: 90_000,
  body: 32 * 1024,
  notificationBody: 64 * 1024,
  /** Meta reports up to a thousand messages at once, in at most 3 MB. */
  whatsappBody: 3 * 1024 * 1024,
  /** 500 labels with the longest address and notes. */
  labelsBody: 2 * 1024 * 1024,
  /** A photo that the browser could not make smaller. */
  photoBody: 6 * 1024 * 1024,
  headerBlock: 16 * 1024,
  /** Max pipelined requests that wait on a connection; above it the connection is closed. */
  pipelined: 64,
  /** Every live screen uses one. */
  sockets: 3_000,
} as const
