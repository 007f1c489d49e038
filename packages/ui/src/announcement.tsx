import { type ReactNode, useEffect, useState } from 'react'

/** How long the words stand where a screen reader hears them (ms). */
const announcedForMs = 1000

type AnnouncementProps = {
  words: ReactNode
  lang?: string | undefined
  /** Read out at once, in the middle of whatever is being read. */
  isUrgent: boolean
}

/**
 * Has a screen reader say the words once; give it a key per message. The region is there first and filled afterwards,
 * since only a change is read out. Put it outside the app's root, in an element with `data-heard`, where an open dialog
 * leaves it alone.
 */
export function Announcement({ words, lang, isUrgent }: AnnouncementProps) {
  const [isSaid, setSaid] = useState(false)
  useEffect(() => {
    const begin = requestAnimationFrame(() => setSaid(true))
    const end = setTimeout(() => setSaid(false), announcedForMs)
    return () => {
      cancelAnimationFrame(begin)
      clearTimeout(end)
    }
  }, [])
  return (
    <p role="status" aria-live={isUrgent ? 'assertive' : 'polite'} lang={lang} className="sr-only">
      {isSaid && words}
    </p>
  )
}
