import { expect, test } from 'vitest'
import { dismissToast, toast, toastStore } from './toast-store.ts'

test('closing a toast that was already replaced leaves the new one open', () => {
  const old = toast({ title: 'Inventory Updated' })
  const current = toast({ title: 'Error', tone: 'danger' })
  dismissToast(old)
  expect(toastStore.get()).toMatchObject({ id: current, title: 'Error', open: true })
  dismissToast(current)
  expect(toastStore.get()).toMatchObject({ id: current, open: false })
})
