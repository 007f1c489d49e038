import { hash } from 'node:crypto'

/**
 * SHA-256 of a parsed request body. Equal values have equal hashes, whatever the order of keys and whichever empty
 * optional fields are omitted, so that a retry after an upgrade, which may add fields, finds its order. Unknown fields
 * do not count.
 */
export const requestHash = (body: unknown): Buffer =>
  hash('sha256', JSON.stringify(body, comparable), 'buffer')

const comparable = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([, field]) => field !== null)
          .sort(([a], [b]) => (a < b ? -1 : 1)),
      )
    : value
