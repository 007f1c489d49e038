import type { Said } from './say.tsx'

/**
 * The one toast that may show (product.md section 9: at most one at a time). A tiny store outside React, so any code
 * can speak: `toast({ title: 'Status Updated' })`.
 */
export type ToastTone = 'neutral' | 'success' | 'danger'

export type ToastRequest = {
  title: Said
  description?: Said
  tone?: ToastTone
  /** One thing to do about it, such as «Urungkan». It must also be reachable elsewhere. */
  action?: { label: Said; onPress: () => void }
  /** `user`: answers what the person just did, read out at once. `background`: waits its turn. */
  cause?: 'user' | 'background'
}

export type ToastMessage = ToastRequest & {
  /** Grows with each toast; a new id is a new element, so it is announced. */
  id: number
  open: boolean
}

let current: ToastMessage | null = null
let lastId = 0
const listeners = new Set<() => void>()

function set(next: ToastMessage | null) {
  current = next
  for (const listener of listeners) listener()
}

/** Shows a toast in place of the one that is there. Returns its id. */
export function toast(request: ToastRequest): number {
  lastId += 1
  set({ ...request, id: lastId, open: true })
  return lastId
}

/** Closes the toast with this id; a later toast stays. */
export function dismissToast(id: number) {
  if (current?.id === id && current.open) set({ ...current, open: false })
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function currentToast(): ToastMessage | null {
  return current
}
