import { type ReactNode, useEffect, useState } from 'react'

/** Time that the text stays in the live region (ms). */
const announcedForMs = 1000

type AnnouncementProps = {
  words: ReactNode
  lang?: string | undefined
  /** `aria-live="assertive"`: interrupts the screen reader. */
  isUrgent: boolean
}

/**
 * Announces a text once; pass a key per message. The live region is rendered empty and filled afterwards, because
 * screen readers announce changes only. Render it outside the app's root, in an element with `data-live-region`, which
 * open dialogs do not make inert.
 */
export function Announcement({ words, lang, isUrgent }: AnnouncementProps) {
  const [isAnnounced, setAnnounced] = useState(false)
  useEffect(() => {
    const begin = requestAnimationFrame(() => setAnnounced(true))
    const end = setTimeout(() => setAnnounced(false), announcedForMs)
    return () => {
      cancelAnimationFrame(begin)
      clearTimeout(end)
    }
  }, [])
  return (
    <p role="status" aria-live={isUrgent ? 'assertive' : 'polite'} lang={lang} className="sr-only">
      {isAnnounced && words}
    </p>
  )
}
