import { useCallback, useSyncExternalStore } from 'react'

/** What a person switched on or off on this device; it stays there, and in no other browser. */
const names = [
  'order-sound',
  'order-notifications',
  'screen-stays-on',
  'order-shortcuts',
  'attention-unfolded',
  'compare-revenue',
] as const
export type DeviceSwitch = (typeof names)[number]

const listeners = new Set<() => void>()
const chosen = new Map<DeviceSwitch, boolean>()

function read(name: DeviceSwitch): boolean | undefined {
  if (chosen.has(name)) return chosen.get(name)
  try {
    const stored = localStorage.getItem(name)
    return stored === null ? undefined : stored === 'on'
  } catch {
    return undefined
  }
}

/** Turns a switch of this device. */
function turnDeviceSwitch(name: DeviceSwitch, isOn: boolean) {
  chosen.set(name, isOn)
  try {
    localStorage.setItem(name, isOn ? 'on' : 'off')
  } catch {
    // Storage blocked: it holds until the page is left.
  }
  for (const listener of listeners) listener()
}

/** A switch of this device, off until it was turned on. */
export const isSwitchedOn = (name: DeviceSwitch): boolean => read(name) ?? false

/** A switch of this device and the way to turn it; `fallback` until it was turned once. */
export function useDeviceSwitch(name: DeviceSwitch, fallback = false): [boolean, (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(
    subscribe,
    () => read(name) ?? fallback,
    () => fallback,
  )
  const turn = useCallback((next: boolean) => turnDeviceSwitch(name, next), [name])
  return [isOn, turn]
}

/**
 * Signing out empties what this browser keeps. The choices made for this device are no secret: call this before,
 * and the function it returns after.
 */
export function carryDeviceSwitches(): () => void {
  const before = names.map((name) => [name, read(name)] as const)
  return () => {
    for (const [name, isOn] of before) if (isOn !== undefined) turnDeviceSwitch(name, isOn)
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
