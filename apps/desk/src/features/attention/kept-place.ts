import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** How high «Perlu perhatian» stood when it was last seen on this device, in px: 0 where there was nothing. */
const name = 'attention-height'
/** An answer this quick comes with the page itself: the user aims at nothing yet (ms). */
const quickMs = 400

function lastHeight(): number | null {
  try {
    const stored = localStorage.getItem(name)
    return stored === null ? null : Number(stored) || 0
  } catch {
    return null
  }
}

/**
 * The list comes after the page is rendered. Its last height is reserved, so that nothing moves under a finger;
 * where there was none, entries that come late have no place and `comesLate` says so.
 */
export function useKeptPlace(isAnswered: boolean) {
  const [height] = useState(lastHeight)
  const [comesLate, setLate] = useState(false)
  const place = useRef<HTMLElement>(null)
  const isWaiting = !isAnswered && height === 0
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLate(true), quickMs)
    return () => clearTimeout(timer)
  }, [isWaiting])
  // After every render: folding and closing change it.
  useLayoutEffect(() => {
    if (!isAnswered) return
    try {
      localStorage.setItem(name, String(place.current?.offsetHeight ?? 0))
    } catch {
      // Storage blocked: the next visit keeps no place.
    }
  })
  return { place, height: height ?? 0, comesLate }
}
