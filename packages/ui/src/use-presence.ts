import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether a closing element must still be rendered, until the exit animations of its parts have ended. `parts` is their
 * container; its children have `data-state` and animate by it (motion.css).
 */
export function usePresence(open: boolean, parts: RefObject<HTMLElement | null>): boolean {
  const [isPresent, setPresent] = useState(open)
  if (open && !isPresent) setPresent(true)

  useEffect(() => {
    if (open) return
    let isWanted = true
    const leaving = [...(parts.current?.children ?? [])].flatMap((part) => part.getAnimations())
    Promise.allSettled(leaving.map(({ finished }) => finished)).then(() => {
      if (isWanted) setPresent(false)
    })
    return () => {
      isWanted = false
    }
  }, [open, parts])

  return open || isPresent
}
