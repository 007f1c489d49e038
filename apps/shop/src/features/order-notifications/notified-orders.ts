const place = 'notified-orders'

/** More than anybody waits for at once. */
const mostKept = 20

/** Orders this browser switched notifications on for; the server does not say which browser waits for which order. */
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
    localStorage.setItem(place, JSON.stringify(isOn ? [orderId, ...others].slice(0, mostKept) : others))
  } catch {
    // Storage blocked: the next visit offers it again, and switching on twice is the same as once.
  }
}
