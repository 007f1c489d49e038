import { useEffect } from 'react'
import { useDeviceSwitch } from '../../components/device-switch.ts'

export const canKeepScreenOn = () => typeof navigator !== 'undefined' && 'wakeLock' in navigator

/** Holds a screen wake lock while switched on: cooks with dough on their hands cannot unlock a phone. */
export function useScreenStaysOn() {
  const [isOn] = useDeviceSwitch('screen-stays-on')
  useEffect(() => {
    if (!isOn || !canKeepScreenOn()) return
    let isLeft = false
    let lock: WakeLockSentinel | undefined
    const hold = async () => {
      if (document.visibilityState !== 'visible') return
      // The request is rejected on low battery; the screen then turns off as usual.
      const held = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (isLeft) void held?.release()
      else lock = held
    }
    void hold()
    // Browsers release the lock when the page is hidden.
    document.addEventListener('visibilitychange', hold)
    return () => {
      isLeft = true
      document.removeEventListener('visibilitychange', hold)
      void lock?.release()
    }
  }, [isOn])
}
