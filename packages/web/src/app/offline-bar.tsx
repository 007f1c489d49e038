import { Announcement } from '@dimsum/ui/announcement.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { appWords } from '@dimsum/words/app'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'

const subscribe = (onChange: () => void) => {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

/**
 * Bar shown while the device is offline; turns green for 2 s when it is online again. Both are announced.
 * @param keepsDraft typed text on this page survives a reload
 */
export function OfflineBar({ keepsDraft }: { keepsDraft: boolean }) {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  const [wasOffline, setWasOffline] = useState(false)
  useEffect(() => {
    if (!online) {
      setWasOffline(true)
      return
    }
    const timer = setTimeout(() => setWasOffline(false), 2000)
    return () => clearTimeout(timer)
  }, [online])

  const text = useText()
  const offline = keepsDraft ? appWords.isOfflineKept : appWords.isOffline
  const words = !online ? offline : wasOffline && appWords.isOnlineAgain
  return (
    <>
      <div className="pointer-events-none sticky top-14 z-20 lg:top-16 print:hidden">
        {words && (
          <Say.p
            className={`px-4 py-2 text-center text-small font-medium text-white ${online ? 'bg-pandan-700' : 'bg-kecap-900'}`}
          >
            {words}
          </Say.p>
        )}
      </div>
      {/* Announced outside the app's root, which an open dialog makes inert. */}
      {words &&
        createPortal(
          <div data-live-region>
            <Announcement key={words.id} words={text(words)} isUrgent={false} />
          </div>,
          document.body,
        )}
    </>
  )
}
