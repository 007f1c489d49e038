import { browserMemory } from '@dimsum/web/components/session-memory.ts'

const place = 'notified-orders'

/** More open orders than any customer has. */
const maxStored = 20

/**
 * Orders with notifications in this browser. They are stored here because the server does not report subscriptions per
 * browser.
 */
const readList = () => (browserMemory.recall(place) as number[] | undefined) ?? []

export const isNotified = (orderId: number): boolean => readList().includes(orderId)

export function noteNotified(orderId: number, isOn: boolean) {
  const others = readList().filter((id) => id !== orderId)
  browserMemory.keep(place, isOn ? [orderId, ...others].slice(0, maxStored) : others)
}
