import { useEffect, useState, useSyncExternalStore } from 'react'

const subscribe = (onChange: () => void) => {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

/** A slim bar while the device is offline; on coming back it turns green for 2 s. */
export function OfflineBar() {
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

  return (
    <div role="status" className="pointer-events-none sticky top-14 z-20 lg:top-16 print:hidden">
      {!online && (
        <p className="bg-kecap-900 px-4 py-2 text-center text-small font-medium text-white">
          Anda sedang offline. Isian Anda tetap tersimpan di ponsel ini.
        </p>
      )}
      {online && wasOffline && (
        <p className="bg-pandan-700 px-4 py-2 text-center text-small font-medium text-white">
          Kembali online
        </p>
      )}
    </div>
  )
}
