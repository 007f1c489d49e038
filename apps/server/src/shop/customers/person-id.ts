import { createHash } from 'node:crypto'

/** Names a number where the number itself must not stand: in addresses and in the audit log. */
export const personId = (phoneKey: string): string =>
  createHash('sha256').update(phoneKey).digest('hex').slice(0, 32)
