import { useEffect } from 'react'
import { useDeviceSwitch } from '../../components/device-switch.ts'

export const canKeepScreenOn = () => typeof navigator !== 'undefined' && 'wakeLock' in navigator

/** Keeps the screen lit while it is switched on: hands in dough cannot wake a phone. */
export function useScreenStaysOn() {
  const [isOn] = useDeviceSwitch('screen-stays-on')
  useEffect(() => {
    if (!isOn || !canKeepScreenOn()) return
    let isLeft = false
    let lock: WakeLockSentinel | undefined
    const hold = async () => {
      if (document.visibilityState !== 'visible') return
      // Refused on an empty battery: then the screen goes dark as always.
      const held = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (isLeft) void held?.release()
      else lock = held
    }
    void hold()
    // The browser lets go of it whenever the screen is not in front.
    document.addEventListener('visibilitychange', hold)
    return () => {
      isLeft = true
      document.removeEventListener('visibilitychange', hold)
      void lock?.release()
    }
  }, [isOn])
}
