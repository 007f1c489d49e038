import { expect, test, vi } from 'vitest'
import { dismissToast, toast, toastStore } from './toast-store.ts'

test('a new toast replaces the open one and has a new id', () => {
  const first = toast({ title: 'Status Updated' })
  const second = toast({ title: 'Status Updated' })
  expect(second).not.toBe(first)
  expect(toastStore.get()).toMatchObject({ id: second, title: 'Status Updated', open: true })
})

test('closing a toast that was already replaced leaves the new one open', () => {
  const old = toast({ title: 'Inventory Updated' })
  const current = toast({ title: 'Error', tone: 'danger' })
  dismissToast(old)
  expect(toastStore.get()).toMatchObject({ id: current, open: true })
  dismissToast(current)
  expect(toastStore.get()).toMatchObject({ id: current, open: false })
})

test('subscribers are notified once per change until they unsubscribe', () => {
  const heard = vi.fn()
  const leave = toastStore.subscribe(heard)
  const id = toast({ title: 'Review Updated' })
  dismissToast(id)
  dismissToast(id)
  expect(heard).toHaveBeenCalledTimes(2)
  leave()
  toast({ title: 'Logged Out' })
  expect(heard).toHaveBeenCalledTimes(2)
})
