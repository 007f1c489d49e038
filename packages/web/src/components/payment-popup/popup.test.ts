import { describe, expect, it } from 'vitest'
import { openPopup, type PopupCallbacks, readResult } from './popup.ts'

/** Mimics Midtrans's `snap`: stores the callbacks and throws while a popup is open. */
function providerPopup() {
  const opened: { token: string; callbacks: PopupCallbacks }[] = []
  const pay = (token: string, callbacks: PopupCallbacks) => {
    opened.push({ token, callbacks })
  }
  return { pay, opened, last: () => opened.at(-1)?.callbacks }
}

describe('the payment popup', () => {
  it.each([
    ['onSuccess', 'success'],
    ['onPending', 'pending'],
    ['onError', 'error'],
  ] as const)('reports %s with what it knows', async (callback, kind) => {
    const popup = providerPopup()
    const outcome = openPopup(popup, 'token-1')
    popup.last()?.[callback]({ payment_type: 'gopay', transaction_id: 't-1', status_message: 'Success' })
    await expect(outcome).resolves.toEqual({
      kind,
      result: { paymentType: 'gopay', transactionId: 't-1', message: 'Success' },
    })
    expect(popup.opened[0]?.token).toBe('token-1')
  })

  it('reports that it was closed', async () => {
    const popup = providerPopup()
    const outcome = openPopup(popup, 'token')
    popup.last()?.onClose()
    await expect(outcome).resolves.toEqual({ kind: 'closed' })
  })

  it('counts the first report only', async () => {
    const popup = providerPopup()
    const outcome = openPopup(popup, 'token')
    popup.last()?.onPending({})
    popup.last()?.onClose()
    popup.last()?.onSuccess({})
    await expect(outcome).resolves.toMatchObject({ kind: 'pending' })
  })

  it('opens one at a time, and again after it closed', async () => {
    const popup = providerPopup()
    const first = openPopup(popup, 'token')
    await expect(openPopup(popup, 'token')).rejects.toThrow('open already')
    popup.last()?.onClose()
    await first
    const second = openPopup(popup, 'token')
    popup.last()?.onSuccess({})
    await expect(second).resolves.toMatchObject({ kind: 'success' })
  })

  it('is hidden on abort, counts as closed, and ignores later reports', async () => {
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

  it('rejects when Midtrans’s script throws, and can be opened again', async () => {
    const pay = () => {
      throw new Error('snap.pay is not allowed to be called in this state')
    }
    await expect(openPopup({ pay }, 'token')).rejects.toThrow('not allowed')
    await expect(openPopup({ pay }, 'token')).rejects.toThrow('not allowed')
  })
})

describe('results of the popup', () => {
  it.each([
    [undefined],
    [null],
    ['closed'],
    [{}],
    [{ status_message: '', payment_type: 7 }],
  ])('may be as little as %j', (raw) => {
    expect(readResult(raw)).toEqual({
      paymentType: undefined,
      transactionId: undefined,
      message: undefined,
    })
  })

  it('may be a list of messages', () => {
    const raw = { status_code: '406', status_message: ['transaction has been processed', 'try another'] }
    expect(readResult(raw).message).toBe('transaction has been processed, try another')
  })
})
