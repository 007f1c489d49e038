import { createHash } from 'node:crypto'

/** An id for a phone number where the number itself must not appear: in URLs and in the audit log. */
export const personId = (phoneKey: string): string =>
  createHash('sha256').update(phoneKey).digest('hex').slice(0, 32)
