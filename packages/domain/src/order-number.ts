/**
 * The order's number in its four spellings: padded on paper (`000123`), as customers type it (`#123`), on the
 * label's barcode (`ORDER000123`), and at the payment provider (`ORDER-123-1767225600000`). product.md sections 2, 7, 9.
 */

const paddedDigits = 6

/** `123` as `000123`; longer ids keep all their digits. */
export function formatOrderId(id: number): string {
  return String(id).padStart(paddedDigits, '0')
}

const typedId = /^#?\s*(\d{1,9})$/

/** Reads `#000001`, `1` or ` 000001 ` as 1. `null` unless it is 1 to 9 plain digits above zero. */
export function parseOrderIdInput(text: string): number | null {
  const digits = typedId.exec(text.trim())?.[1]
  return digits === undefined ? null : positive(Number(digits))
}

const writtenId = /^(?:ORDER)?\s*(?:#\s*)?0*(\d{1,9})$/i

/**
 * Reads a number as a customer has it at hand: as `parseOrderIdInput`, and from the label (`ORDER000001`) or the screen
 * (`Order #000001`), in capitals or not, with any number of zeros. A scanner's reading is judged by `parseBarcodeText`.
 */
export function parseWrittenOrderId(text: string): number | null {
  const digits = writtenId.exec(text.trim())?.[1]
  return digits === undefined ? null : positive(Number(digits))
}

/** Whether this is written as an order's number, if perhaps none that an order can have: `0`, ten digits and more. */
export function isOrderIdForm(text: string): boolean {
  return /^(?:ORDER)?\s*(?:#\s*)?\d+$/i.test(text.trim())
}

/** The text of the label's Code128 barcode. */
export function barcodeText(id: number): string {
  return `ORDER${formatOrderId(id)}`
}

const scannedId = /^ORDER(\d{6,9})$/

/** Reads a scanned barcode. Case is ignored: a scanner types through the keyboard, caps lock included. */
export function parseBarcodeText(text: string): number | null {
  const digits = scannedId.exec(text.trim().toUpperCase())?.[1]
  if (digits === undefined) return null
  const id = positive(Number(digits))
  return id !== null && formatOrderId(id) === digits ? id : null
}

/** The provider's order id of one payment attempt: no two attempts may share it, so it carries their time in ms. */
export function providerOrderId(id: number, timestampMs: number): string {
  return `ORDER-${id}-${timestampMs}`
}

export interface ProviderOrderId {
  readonly orderId: number
  readonly timestampMs: number
}

const providerForm = /^ORDER-([1-9]\d{0,8})-([1-9]\d{0,15})$/

/** Reads our own provider order id, in its one spelling only; `null` for everybody else's. */
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
