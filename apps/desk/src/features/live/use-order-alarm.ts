import { useEffect } from 'react'
import { useDeviceSwitch } from '../../components/device-switch.ts'
import { allowSound, playTone } from './tones.ts'

/** How often the tone comes again while an order waits to be looked at (ms). */
const repeatMs = 8000
const firstTouches = ['pointerdown', 'keydown'] as const

/** Sounds for orders not seen yet, again and again, if that is switched on on this device. */
export function useOrderAlarm(waiting: number) {
  const [isOn] = useDeviceSwitch('order-sound')
  const isRinging = isOn && waiting > 0

  // A page that was just loaded is silent until its first touch.
  useEffect(() => {
    if (!isOn) return
    const allow = () => void allowSound()
    for (const touch of firstTouches) addEventListener(touch, allow, { once: true })
    return () => {
      for (const touch of firstTouches) removeEventListener(touch, allow)
    }
  }, [isOn])

  // Another order while one waits sounds at once.
  useEffect(() => {
    if (isOn && waiting > 0) playTone('order')
  }, [isOn, waiting])

  useEffect(() => {
    if (!isRinging) return
    const timer = setInterval(() => playTone('order'), repeatMs)
    return () => clearInterval(timer)
  }, [isRinging])
}
