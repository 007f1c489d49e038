import { expect, test } from 'vitest'
import { openPopup, type PopupCallbacks, readResult } from './popup.ts'

/** Mimics Midtrans's `snap`: stores the callbacks. */
function providerPopup() {
  const opened: { token: string; callbacks: PopupCallbacks }[] = []
  const pay = (token: string, callbacks: PopupCallbacks) => {
    opened.push({ token, callbacks })
  }
  return { pay, opened, last: () => opened.at(-1)?.callbacks }
}

test.each([
  ['onSuccess', 'success'],
  ['onPending', 'pending'],
  ['onError', 'error'],
] as const)('the payment popup reports %s with what it knows', async (callback, kind) => {
  const popup = providerPopup()
  const outcome = openPopup(popup, 'token-1')
  popup.last()?.[callback]({ payment_type: 'gopay', transaction_id: 't-1', status_message: 'Success' })
  const result = { paymentType: 'gopay', transactionId: 't-1', message: 'Success' }
  await expect(outcome).resolves.toEqual({ kind, result })
  expect(popup.opened[0]?.token).toBe('token-1')
})

test('the first report of the payment popup counts', async () => {
  const popup = providerPopup()
  const outcome = openPopup(popup, 'token')
  popup.last()?.onPending({})
  popup.last()?.onClose()
  popup.last()?.onSuccess({})
  await expect(outcome).resolves.toMatchObject({ kind: 'pending' })
})

test('one payment popup opens at a time, and again after it closed', async () => {
  const popup = providerPopup()
  const first = openPopup(popup, 'token')
  await expect(openPopup(popup, 'token')).rejects.toThrow('open already')
  popup.last()?.onClose()
  await expect(first).resolves.toEqual({ kind: 'closed' })
  const second = openPopup(popup, 'token')
  popup.last()?.onSuccess({})
  await expect(second).resolves.toMatchObject({ kind: 'success' })
})

test('on abort the payment popup is hidden, counts as closed, and later reports are ignored', async () => {
  let isHidden = false
  const hide = () => {
    isHidden = true
  }
  const popup = { ...providerPopup(), hide }
  const closing = new AbortController()
  const outcome = openPopup(popup, 'token', closing.signal)
  expect(isHidden).toBe(false)
  closing.abort()
  popup.last()?.onSuccess({})
  await expect(outcome).resolves.toEqual({ kind: 'closed' })
  expect(isHidden).toBe(true)
})

test('a payment popup whose script throws can be opened again', async () => {
  const pay = () => {
    throw new Error('snap.pay is not allowed to be called in this state')
  }
  for (const _try of [1, 2]) await expect(openPopup({ pay }, 'token')).rejects.toThrow('not allowed')
})

test.each([
  [undefined, undefined],
  [null, undefined],
  ['closed', undefined],
  [{}, undefined],
  [{ status_message: '', payment_type: 7 }, undefined],
  [{ status_message: ['has been processed', 'try another'] }, 'has been processed, try another'],
])('a result of the popup may be %j', (raw, message) => {
  expect(readResult(raw)).toEqual({ paymentType: undefined, transactionId: undefined, message })
})
