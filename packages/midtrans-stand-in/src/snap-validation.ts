import { type Fields, fieldsOf, isFields, textOf, tooLongMessages } from './json-fields.ts'
import { itemMessages, itemsOf } from './snap-items.ts'
import { readWireTime } from './wire-format.ts'

/**
 * Validates the body of `POST /snap/v1/transactions`. All errors are returned at once, like Snap's. Field list and
 * limits: https://docs.midtrans.com/reference/request-body-json-parameter
 */
export interface SnapRequest {
  orderId: string
  grossAmount: number
  items: { name: string; price: number; quantity: number }[]
  customerName: string
  enabledPayments?: string[]
  expiry?: { startsAt?: number; durationMs: number }
  pageExpiryMs?: number
  finishUrl?: string
  customFields: Record<string, string>
}

export function readSnapRequest(body: unknown): SnapRequest | { messages: string[] } {
  const request = fieldsOf(body)
  const details = fieldsOf(request.transaction_details)
  const messages = [
    ...orderIdMessages(details.order_id),
    ...grossAmountMessages(details.gross_amount),
    ...itemMessages(request.item_details, details.gross_amount),
    ...customerMessages(request.customer_details),
    ...expiryMessages('expiry', request.expiry),
    ...expiryMessages('page_expiry', request.page_expiry),
    ...enabledPaymentsMessages(request.enabled_payments),
    ...tooLongMessages('callbacks', fieldsOf(request.callbacks), { finish: 255, error: 255 }),
    ...tooLongMessages('', request, { custom_field1: 255, custom_field2: 255, custom_field3: 255 }),
  ]
  if (messages.length > 0) return { messages }

  const customer = fieldsOf(request.customer_details)
  const finishUrl = textOf(fieldsOf(request.callbacks).finish)
  const expiry = isFields(request.expiry) ? request.expiry : undefined
  const startsAt = readWireTime(textOf(expiry?.start_time) ?? '')
  const expiryMs = durationOf(request.expiry)
  const pageExpiryMs = durationOf(request.page_expiry)
  return {
    orderId: String(details.order_id),
    grossAmount: Number(details.gross_amount),
    items: itemsOf(request.item_details),
    customerName: [textOf(customer.first_name), textOf(customer.last_name)].filter(Boolean).join(' '),
    customFields: customFieldsOf(request),
    ...(Array.isArray(request.enabled_payments) && { enabledPayments: request.enabled_payments.map(String) }),
    ...(expiryMs !== undefined && {
      expiry: { durationMs: expiryMs, ...(startsAt !== undefined && { startsAt }) },
    }),
    ...(pageExpiryMs !== undefined && { pageExpiryMs }),
    ...(finishUrl !== undefined && { finishUrl }),
  }
}

function orderIdMessages(orderId: unknown): string[] {
  const field = 'transaction_details.order_id'
  if (orderId === undefined || orderId === null || orderId === '') return [`${field} is required`]
  const text = String(orderId)
  return [
    ...(text.length > 50 ? [`${field} too long`] : []),
    ...(/^[A-Za-z0-9_~.-]+$/.test(text) ? [] : [`${field} contains unsupported characters`]),
  ]
}

function grossAmountMessages(amount: unknown): string[] {
  const field = 'transaction_details.gross_amount'
  if (amount === undefined || amount === null) return [`${field} is required`, `${field} is not a number`]
  if (typeof amount !== 'number') return [`${field} is not a number`]
  if (!Number.isInteger(amount)) return [`${field} must be an integer`]
  return amount >= 1 ? [] : [`${field} must be greater than or equal to 0.01`]
}

function customerMessages(customer: unknown): string[] {
  if (customer === undefined) return []
  if (!isFields(customer)) return ['customer_details must be an object']
  const email = customer.email
  const isBadEmail =
    email !== undefined && !(typeof email === 'string' && /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email))
  return [
    ...(isBadEmail ? ['customer_details.email format is invalid'] : []),
    ...tooLongMessages('customer_details', customer, {
      first_name: 255,
      last_name: 255,
      email: 255,
      phone: 255,
    }),
  ]
}

function enabledPaymentsMessages(enabled: unknown): string[] {
  if (enabled === undefined) return []
  const isList = Array.isArray(enabled) && enabled.every((name) => typeof name === 'string')
  return isList ? [] : ['enabled_payments must be an array of strings']
}

const unitMs: Readonly<Record<string, number>> = {
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
}
const shortestMs = 20_000
const maxMs = 7 * 86_400_000

/** A `{ duration, unit }` pair in milliseconds; the unit may be singular or plural. */
function durationOf(value: unknown): number | undefined {
  const { duration, unit } = fieldsOf(value)
  const perUnit = unitMs[String(unit).replace(/s$/, '')]
  return typeof duration === 'number' && perUnit !== undefined ? duration * perUnit : undefined
}

function expiryMessages(field: 'expiry' | 'page_expiry', value: unknown): string[] {
  if (value === undefined) return []
  const { start_time: startTime } = fieldsOf(value)
  const durationMs = durationOf(value)
  const isBadStart = startTime !== undefined && readWireTime(String(startTime)) === undefined
  if (durationMs === undefined) return [`${field}.duration and ${field}.unit are required`]
  return [
    ...(isBadStart ? [`${field}.start_time format is invalid, use yyyy-MM-dd hh:mm:ss Z`] : []),
    ...(durationMs < shortestMs ? [`${field}.duration must be at least 20 seconds`] : []),
    // A page is valid for at most seven days; an account number may be valid for longer.
    ...(field === 'page_expiry' && durationMs > maxMs ? [`${field}.duration must be at most 7 days`] : []),
  ]
}

function customFieldsOf(request: Fields): Record<string, string> {
  const names = ['custom_field1', 'custom_field2', 'custom_field3'] as const
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = textOf(request[name])
      return value ? [[name, value]] : []
    }),
  )
}
