const place = 'notified-orders'

/** More open orders than any customer has. */
const maxStored = 20

/**
 * Orders with notifications in this browser. They are stored here because the server does not report subscriptions per
 * browser.
 */
function readList(): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]')
    return Array.isArray(kept) ? kept.filter(Number.isSafeInteger) : []
  } catch {
    return []
  }
}

export const isNotified = (orderId: number): boolean => readList().includes(orderId)

export function noteNotified(orderId: number, isOn: boolean) {
  const others = readList().filter((id) => id !== orderId)
  try {
    localStorage.setItem(place, JSON.stringify(isOn ? [orderId, ...others].slice(0, maxStored) : others))
  } catch {
    // Storage is blocked: the next visit offers the button again; subscribing twice has no effect.
  }
}
