/**
 * Midtrans's popup (docs.midtrans.com, Snap.js): opened with a token, it reports success, pending, error or closed.
 * These reports are hints for the screen; only the server knows whether the order is paid.
 */

export type PopupCallbacks = {
  onSuccess: (result: unknown) => void
  onPending: (result: unknown) => void
  onError: (result: unknown) => void
  onClose: () => void
}

export type Popup = {
  pay: (token: string, callbacks: PopupCallbacks) => void
  hide?: () => void
}

export type PopupResult = {
  /** `bank_transfer`, `gopay`, `qris`, … */
  paymentType: string | undefined
  transactionId: string | undefined
  message: string | undefined
}

export type PopupOutcome = { kind: 'success' | 'pending' | 'error'; result: PopupResult } | { kind: 'closed' }

let isOpen = false

/**
 * Opens the popup and resolves with its first report. One popup at a time: Midtrans's script throws on a second, and so
 * does this function. Aborting `signal` hides the popup, which counts as closed.
 */
export function openPopup(popup: Popup, token: string, signal?: AbortSignal): Promise<PopupOutcome> {
  if (isOpen) return Promise.reject(new Error('A payment popup is open already.'))
  isOpen = true
  return new Promise<PopupOutcome>((resolve, reject) => {
    const reported = (kind: 'success' | 'pending' | 'error') => (raw: unknown) =>
      resolve({ kind, result: readResult(raw) })
    try {
      popup.pay(token, {
        onSuccess: reported('success'),
        onPending: reported('pending'),
        onError: reported('error'),
        onClose: () => resolve({ kind: 'closed' }),
      })
      signal?.addEventListener('abort', () => {
        popup.hide?.()
        resolve({ kind: 'closed' })
      })
    } catch (error) {
      reject(error)
    }
  }).finally(() => {
    isOpen = false
  })
}

/** Parses a report of the popup. Every field may be missing; errors are lists of messages. */
export function readResult(raw: unknown): PopupResult {
  const fields = typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {}
  return {
    paymentType: text(fields.payment_type),
    transactionId: text(fields.transaction_id),
    message: text(fields.status_message),
  }
}

function text(value: unknown): string | undefined {
  if (Array.isArray(value)) return text(value.filter((part) => typeof part === 'string').join(', '))
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}
