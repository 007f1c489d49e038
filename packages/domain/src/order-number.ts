/**
 * The four formats of an order number: padded on paper (`000123`), as customers type it (`#123`), on the label's
 * barcode (`ORDER000123`), and at the payment provider (`ORDER-123-1767225600000`). product.md sections 2, 7, 9.
 */

const paddedDigits = 6

/** `123` as `000123`; longer ids keep all their digits. */
export function formatOrderId(id: number): string {
  return String(id).padStart(paddedDigits, '0')
}

const typedId = /^#?\s*(\d{1,9})$/

/** Parses `#000001`, `1` or ` 000001 ` as 1. `null` unless it is 1 to 9 plain digits above zero. */
export function parseOrderIdInput(text: string): number | null {
  const digits = typedId.exec(text.trim())?.[1]
  return digits === undefined ? null : positive(Number(digits))
}

const writtenId = /^(?:ORDER)?\s*(?:#\s*)?0*(\d{1,9})$/i

/**
 * Parses an order number that a customer may type: as `parseOrderIdInput`, and as on the label (`ORDER000001`) or the
 * screen (`Order #000001`), ignoring case and leading zeros. For scanner input use `parseBarcodeText`.
 */
export function parseWrittenOrderId(text: string): number | null {
  const digits = writtenId.exec(text.trim())?.[1]
  return digits === undefined ? null : positive(Number(digits))
}

/** Whether the text has the form of an order number, even of one that no order can have: `0`, ten digits and more. */
export function isOrderIdForm(text: string): boolean {
  return /^(?:ORDER)?\s*(?:#\s*)?\d+$/i.test(text.trim())
}

/** The text of the label's Code128 barcode. */
export function barcodeText(id: number): string {
  return `ORDER${formatOrderId(id)}`
}

const scannedId = /^ORDER(\d{6,9})$/

/** Parses a scanned barcode. Case is ignored: a scanner acts as a keyboard, so caps lock affects it. */
export function parseBarcodeText(text: string): number | null {
  const digits = scannedId.exec(text.trim().toUpperCase())?.[1]
  if (digits === undefined) return null
  const id = positive(Number(digits))
  return id !== null && formatOrderId(id) === digits ? id : null
}

/** The provider's order id of one payment attempt. It must be unique per attempt, so it contains the time in ms. */
export function providerOrderId(id: number, timestampMs: number): string {
  return `ORDER-${id}-${timestampMs}`
}

export interface ProviderOrderId {
  readonly orderId: number
  readonly timestampMs: number
}

const providerForm = /^ORDER-([1-9]\d{0,8})-([1-9]\d{0,15})$/

/** Parses our own provider order id in its only spelling; `null` for any other. */
export function parseProviderOrderId(text: string): ProviderOrderId | null {
  const match = providerForm.exec(text)
  if (match === null) return null
  const orderId = Number(match[1])
  const timestampMs = Number(match[2])
  return Number.isSafeInteger(timestampMs) ? { orderId, timestampMs } : null
}

function positive(id: number): number | null {
  return id > 0 ? id : null
}
