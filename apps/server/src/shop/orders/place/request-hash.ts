import { hash } from 'node:crypto'

/**
 * The first version stored these as null when the customer left them empty, and its hashes say so. Every later field counts
 * only when it is filled: a retry across an upgrade must find its order.
 */
const hashedWhenEmpty: ReadonlySet<string> = new Set(['customerEmail', 'notes', 'deliveryDate'])

/**
 * SHA-256 of what a request asks for: two bodies with the same values hash alike, however their keys were ordered and
 * whichever later optional fields they leave out. Taken over the parsed body, so fields the shop ignores do not count.
 */
export const requestHash = (body: unknown): Buffer =>
  hash('sha256', JSON.stringify(body, comparable), 'buffer')

const comparable = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([name, field]) => field !== null || hashedWhenEmpty.has(name))
          .sort(([a], [b]) => (a < b ? -1 : 1)),
      )
    : value
