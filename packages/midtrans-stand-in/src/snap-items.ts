import { isFields, tooLongMessages } from './json-fields.ts'

/** The `item_details` of a token request: limits per item, and the sum must equal the amount. */

export function itemMessages(value: unknown, grossAmount: unknown): string[] {
  if (value === undefined) return []
  if (!Array.isArray(value) || !value.every(isFields)) return ['item_details must be an array of items']
  const messages = value.flatMap((item) => [
    ...(typeof item.name === 'string' && item.name !== '' ? [] : ['item_details Name is required']),
    ...(typeof item.name === 'string' && item.name.length > 50 ? ['item_details Name too long'] : []),
    ...(Number.isInteger(item.price) ? [] : ['item_details Price must be an integer']),
    ...(Number.isInteger(item.quantity) && Number(item.quantity) >= 1
      ? []
      : ['item_details Quantity must be an integer of 1 or more']),
    ...tooLongMessages('item_details', item, { id: 50, brand: 50, category: 50, merchant_name: 50, url: 50 }),
  ])
  // An empty list counts as none.
  if (value.length === 0) return []
  const sum = itemsOf(value).reduce((total, item) => total + item.price * item.quantity, 0)
  const isOff = typeof grossAmount === 'number' && sum !== grossAmount
  return isOff
    ? [...messages, 'transaction_details.gross_amount is not equal to the sum of item_details']
    : messages
}

export function itemsOf(value: unknown): { name: string; price: number; quantity: number }[] {
  if (!Array.isArray(value)) return []
  return value.filter(isFields).map((item) => ({
    name: String(item.name),
    price: Number(item.price),
    quantity: Number(item.quantity),
  }))
}
