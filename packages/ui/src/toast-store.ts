import type { Message } from '@dimsum/words/sentence'

/**
 * Store of the one open toast (product.md section 9: at most one at a time). Outside React, so that any code can call
 * `toast({ title: 'Status Updated' })`.
 */
export type ToastTone = 'neutral' | 'success' | 'danger'

export type ToastRequest = {
  title: Message
  description?: Message
  tone?: ToastTone
  /** One action, such as «Urungkan». It must also be available elsewhere. */
  action?: { label: Message; onPress: () => void }
  /** `user`: a response to a user action, announced at once. `background`: announced politely. */
  cause?: 'user' | 'background'
}

export type ToastMessage = ToastRequest & {
  /** Increases with each toast. Used as the element's key, so that each toast is announced. */
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

/** Shows a toast, replacing the open one. Returns its id. */
export function toast(request: ToastRequest): number {
  lastId += 1
  set({ ...request, id: lastId, open: true })
  return lastId
}

/** Closes the toast with this id; a later toast stays open. */
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
