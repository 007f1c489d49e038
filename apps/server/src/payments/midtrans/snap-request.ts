import { normalisePhone, whatsappNumber } from '@dimsum/domain/phone'
import type { Charge } from '../payment-provider.ts'
import { toJakartaTime } from './jakarta-time.ts'
import { enabledPayments } from './methods.ts'

/**
 * The body of `POST /snap/v1/transactions`: https://docs.midtrans.com/reference/request-body-json-parameter. Empty
 * fields are omitted, because Midtrans refuses some of them, for example an empty e-mail.
 */

const maxNameCharacters = 50
/** Max characters of each name on BCA's virtual account. */
const maxBcaCharacters = 30

export const toSnapRequest = (charge: Charge): Record<string, unknown> => {
  const { providerOrderId, amount, method, startsAt, lifetimeMinutes, returnUrl, proof } = charge
  const lifetime = { unit: 'minutes', duration: lifetimeMinutes }
  return {
    transaction_details: { order_id: providerOrderId, gross_amount: amount },
    ...itemDetails(charge),
    customer_details: customerDetails(charge),
    ...(method === null ? {} : { enabled_payments: enabledPayments[method] }),
    credit_card: { secure: true },
    callbacks: { finish: returnUrl },
    // The GoPay app returns to this URL, which must end in a slash.
    ...(method === 'gopay' ? { gopay: { enable_callback: true, callback_url: `${returnUrl}/` } } : {}),
    // The start time is explicit, so that every account number of this charge expires when the shop says so.
    expiry: { start_time: toJakartaTime(startsAt), ...lifetime },
    page_expiry: lifetime,
    // Echoed in notifications, also when `order_id` repeats the transaction id.
    custom_field1: providerOrderId,
    ...(proof === null ? {} : { custom_field2: proof }),
  }
}

/** Without items the provider shows only the amount; it refuses items that do not sum to the amount. */
const itemDetails = ({ items, amount }: Charge) => {
  const sum = items.reduce((total, item) => total + item.price * item.quantity, 0)
  if (items.length === 0 || sum !== amount) return {}
  return {
    item_details: items.map(({ id, name, price, quantity, isFood }) => ({
      id: cut(id, maxNameCharacters),
      price,
      quantity,
      // Alfamart's receipts break at a vertical bar.
      name: cut(name.replaceAll('|', '/'), maxNameCharacters),
      ...(isFood && { category: 'Makanan' }),
    })),
  }
}

const customerDetails = ({ customer }: Charge) => {
  const { first, last } = splitName(customer.name)
  const phone = phoneOf(customer.phone)
  return {
    first_name: first,
    ...(last === '' ? {} : { last_name: last }),
    ...(phone === undefined ? {} : { phone }),
    ...(customer.email !== null && isPlainEmail(customer.email) ? { email: customer.email } : {}),
  }
}

/** BNI refuses a phone that begins with neither `+62` nor `0`, so a foreign one is not sent. */
const phoneOf = (raw: string): string | undefined => {
  const number = whatsappNumber(raw)
  const isIndonesian = number === `62${normalisePhone(raw)}`
  return isIndonesian && number.length <= 29 ? `+${number}` : undefined
}

/** Some banks refuse addresses that mail servers accept; such an address is not sent. */
const isPlainEmail = (email: string) =>
  email.length <= 255 &&
  /^[A-Za-z0-9][A-Za-z0-9._+-]*@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/.test(email)

/** Continues a long first name in the last name, split at a space if there is one. */
const splitName = (name: string): { first: string; last: string } => {
  const characters = [...name.trim()]
  if (characters.length <= maxBcaCharacters) return { first: characters.join(''), last: '' }
  const space = characters.slice(0, maxBcaCharacters + 1).lastIndexOf(' ')
  const end = space > 0 ? space : maxBcaCharacters
  return {
    first: characters.slice(0, end).join(''),
    last: cut(characters.slice(end).join('').trim(), maxBcaCharacters),
  }
}

const cut = (text: string, most: number) => [...text].slice(0, most).join('').trim()
