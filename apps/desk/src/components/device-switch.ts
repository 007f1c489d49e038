import { createStore } from '@dimsum/ui/store.ts'
import { browserMemory } from '@dimsum/web/components/session-memory.ts'
import { useCallback, useSyncExternalStore } from 'react'

/** Names of the switches stored in this browser. */
const names = ['order-sound', 'screen-stays-on', 'order-shortcuts', 'attention-unfolded'] as const
export type DeviceSwitch = (typeof names)[number]

const changes = createStore(0)

function read(name: DeviceSwitch): boolean | undefined {
  const stored = browserMemory.recall(name)
  return typeof stored === 'boolean' ? stored : undefined
}

function turnDeviceSwitch(name: DeviceSwitch, isOn: boolean) {
  browserMemory.keep(name, isOn)
  changes.set(changes.get() + 1)
}

/** Value of a switch on this device; off by default. */
export const isSwitchedOn = (name: DeviceSwitch): boolean => read(name) ?? false

/** Value of a switch on this device and its setter; `fallback` applies until it was set once. */
export function useDeviceSwitch(name: DeviceSwitch, fallback = false): [boolean, (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(
    changes.subscribe,
    () => read(name) ?? fallback,
    () => fallback,
  )
  const turn = useCallback((next: boolean) => turnDeviceSwitch(name, next), [name])
  return [isOn, turn]
}

/**
 * Signing out clears the browser's storage, but device switches are not private. Call this before clearing, and the
 * returned function after it.
 */
export function preserveDeviceSwitches(): () => void {
  const before = names.map((name) => [name, read(name)] as const)
  return () => {
    for (const [name, isOn] of before) if (isOn !== undefined) turnDeviceSwitch(name, isOn)
  }
}
