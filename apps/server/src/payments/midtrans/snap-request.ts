import { normalisePhone, whatsappNumber } from '@dimsum/domain/phone'
import type { Charge } from '../payment-provider.ts'
import { toJakartaTime } from './jakarta-time.ts'
import { enabledPayments } from './methods.ts'

/**
 * The body of `POST /snap/v1/transactions`: https://docs.midtrans.com/reference/request-body-json-parameter
 * Fields without a value are left out; an empty e-mail, for one, is refused.
 */

const mostNameCharacters = 50
/** BCA's virtual account shows at most so many characters of each name. */
const mostBcaCharacters = 30

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
    // GoPay's app returns to its own address, which must end in a slash.
    ...(method === 'gopay' ? { gopay: { enable_callback: true, callback_url: `${returnUrl}/` } } : {}),
    // The start is ours, so that every account number of this charge ends when the shop says it does.
    expiry: { start_time: toJakartaTime(startsAt), ...lifetime },
    page_expiry: lifetime,
    // Comes back in notifications, also where `order_id` repeats the transaction id.
    custom_field1: providerOrderId,
    ...(proof === null ? {} : { custom_field2: proof }),
  }
}

/** Without items the provider shows the amount alone; with items that do not add up it refuses the charge. */
const itemDetails = ({ items, amount }: Charge) => {
  const sum = items.reduce((total, item) => total + item.price * item.quantity, 0)
  if (items.length === 0 || sum !== amount) return {}
  return {
    item_details: items.map(({ id, name, price, quantity, isFood }) => ({
      id,
      price,
      quantity,
      // Alfamart's receipts break at a vertical bar.
      name: cut(name.replaceAll('|', '/'), mostNameCharacters),
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

/** BNI refuses a phone that begins neither with `+62` nor with `0`, so a foreign one is not sent. */
const phoneOf = (raw: string): string | undefined => {
  const number = whatsappNumber(raw)
  const isIndonesian = number === `62${normalisePhone(raw)}`
  return isIndonesian && number.length <= 29 ? `+${number}` : undefined
}

/** Some banks refuse what mail servers accept; an address they might refuse is better not sent. */
const isPlainEmail = (email: string) =>
  email.length <= 255 &&
  /^[A-Za-z0-9][A-Za-z0-9._+-]*@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/.test(email)

/** A long name goes on, at a space if there is one, in the last name. */
const splitName = (name: string): { first: string; last: string } => {
  const characters = [...name.trim()]
  if (characters.length <= mostBcaCharacters) return { first: characters.join(''), last: '' }
  const space = characters.slice(0, mostBcaCharacters + 1).lastIndexOf(' ')
  const end = space > 0 ? space : mostBcaCharacters
  return {
    first: characters.slice(0, end).join(''),
    last: cut(characters.slice(end).join('').trim(), mostBcaCharacters),
  }
}

const cut = (text: string, most: number) => [...text].slice(0, most).join('').trim()
