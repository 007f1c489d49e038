import { browserMemory } from '@dimsum/web/components/session-memory.ts'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Storage key of the last height of «Perlu perhatian» on this device in px; 0 without entries. */
const name = 'attention-height'
/** A response within this time (ms) may still move content: the user aims at nothing yet. */
const quickMs = 400

function lastHeight(): number | null {
  const stored = browserMemory.recall(name)
  return typeof stored === 'number' ? stored : null
}

/**
 * Reserves the list's last height while it loads, so that nothing moves under a finger. Without reserved height, late
 * entries have no space, and `isLate` is true.
 */
export function useReservedHeight(isAnswered: boolean) {
  const [height] = useState(lastHeight)
  const [isLate, setLate] = useState(false)
  const place = useRef<HTMLElement>(null)
  const isWaiting = !isAnswered && height === 0
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLate(true), quickMs)
    return () => clearTimeout(timer)
  }, [isWaiting])
  // Runs after every render, because expanding and closing entries change the height.
  useLayoutEffect(() => {
    if (isAnswered) browserMemory.keep(name, place.current?.offsetHeight ?? 0)
  })
  return { place, height: height ?? 0, isLate }
}
