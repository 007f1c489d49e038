import { hash } from 'node:crypto'

/**
 * SHA-256 of what a request asks for: two bodies with the same values hash alike, however their keys were ordered and
 * whichever optional fields they leave out: a retry after an upgrade, which may add fields, finds its order. Taken over the parsed
 * body, so fields the shop ignores do not count.
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
