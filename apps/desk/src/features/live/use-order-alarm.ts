import { useEffect } from 'react'
import { useDeviceSwitch } from '../../components/device-switch.ts'
import { allowSound, playTone } from './tones.ts'

/** Interval of the tone while an order is unseen (ms). */
const repeatMs = 8000
const firstTouches = ['pointerdown', 'keydown'] as const

/** Repeats a tone while orders are unseen, if switched on for this device. */
export function useOrderAlarm(waiting: number) {
  const [isOn] = useDeviceSwitch('order-sound')

  // A newly loaded page has no sound until the first user gesture.
  useEffect(() => {
    if (!isOn) return
    const allow = () => void allowSound()
    for (const touch of firstTouches) addEventListener(touch, allow, { once: true })
    return () => {
      for (const touch of firstTouches) removeEventListener(touch, allow)
    }
  }, [isOn])

  // A further order sounds at once.
  useEffect(() => {
    if (!isOn || waiting === 0) return
    playTone('order')
    const timer = setInterval(() => playTone('order'), repeatMs)
    return () => clearInterval(timer)
  }, [isOn, waiting])
}
