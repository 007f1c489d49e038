import type { Message } from '@dimsum/words/sentence'
import { createStore } from './store.ts'

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

export const toastStore = createStore<ToastMessage | null>(null)
let lastId = 0

/** Shows a toast, replacing the open one. Returns its id. */
export function toast(request: ToastRequest): number {
  lastId += 1
  toastStore.set({ ...request, id: lastId, open: true })
  return lastId
}

/** Closes the toast with this id; a later toast stays open. */
export function dismissToast(id: number) {
  const current = toastStore.get()
  if (current?.id === id && current.open) toastStore.set({ ...current, open: false })
}
