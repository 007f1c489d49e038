/** `points` attempts in a window of `seconds` that begins with the first. */
export type Limit = { points: number; seconds: number }

const minutes = 60
const hours = 60 * minutes
const days = 24 * hours

/**
 * Counted in PostgreSQL, exactly, over all instances: limits that protect a secret, another person's mailbox or a code.
 * Many phones share an address behind carrier-grade NAT, so limits per address are high and limits per object are low.
 */
export const guessingLimits = {
  'wrong-phone-per-order': { points: 5, seconds: 15 * minutes },
  'wrong-phone-per-order-and-day': { points: 20, seconds: days },
  'wrong-phone-per-address': { points: 60, seconds: 15 * minutes },
  /** Different orders that one phone is tried on. */
  'orders-tried-per-phone': { points: 20, seconds: hours },
  /** The whole shop: above it every proof waits a second and the owner is alerted. */
  'wrong-phone-in-shop': { points: 600, seconds: hours },
  'sign-in-per-name': { points: 10, seconds: 15 * minutes },
  'sign-in-per-device': { points: 10, seconds: 15 * minutes },
  'sign-in-per-address': { points: 30, seconds: 15 * minutes },
  'code-per-user': { points: 5, seconds: 15 * minutes },
  /** A million codes, three of them valid: with 20 attempts per day an attacker who knows the password needs years. */
  'code-per-user-and-day': { points: 20, seconds: days },
  'code-per-device': { points: 10, seconds: 15 * minutes },
  'password-change-per-user': { points: 10, seconds: 15 * minutes },
  'invitations-per-address': { points: 30, seconds: 15 * minutes },
  /** Invalid promotion codes. Valid ones are accepted above it: the address may be a whole carrier's. */
  'promotion-guesses-per-address': { points: 30, seconds: hours },
  /** Mails to one mailbox: an order and its steps are five. */
  'mails-per-recipient': { points: 10, seconds: hours },
  /** WhatsApp messages to one number; each costs money. */
  'whatsapp-per-recipient': { points: 12, seconds: hours },
  /** Orders with an e-mail address. Above the limit an order is marked for the owner and gets no mail. */
  'mailed-orders-per-address': { points: 20, seconds: hours },
} as const satisfies Record<string, Limit>

/** Counted in memory, per process: floods. */
const floodLimits = {
  'access-proofs-per-address': { points: 120, seconds: 10 * minutes },
  /** Different orders that one address reads without access to them. */
  'masked-orders-per-address': { points: 120, seconds: 10 * minutes },
  'orders-per-address': { points: 120, seconds: minutes },
  /** Above it an order is marked for the owner, but not refused. */
  'unmarked-orders-per-address': { points: 20, seconds: hours },
  'promotion-checks-per-address': { points: 120, seconds: minutes },
  'changes-per-order': { points: 20, seconds: 10 * minutes },
  'changes-per-address': { points: 120, seconds: 10 * minutes },
  /** A PDF is the most expensive response. */
  'invoices-per-address': { points: 60, seconds: 10 * minutes },
  'order-notifications-per-address': { points: 60, seconds: 10 * minutes },
  /** Each starts a process that encodes for seconds. */
  'photos-per-user': { points: 60, seconds: hours },
  'proofs-per-order': { points: 10, seconds: hours },
  'proofs-per-address': { points: 60, seconds: hours },
  /** Each calls Meta, which limits calls per hour. */
  'whatsapp-checks-per-user': { points: 60, seconds: hours },
  'reviews-per-address': { points: 30, seconds: 10 * minutes },
  'payments-per-address': { points: 120, seconds: minutes },
  'payment-checks-per-address': { points: 300, seconds: minutes },
  /** Each may call the provider. Customers who hold the order are not counted here. */
  'strangers-payment-checks-per-address': { points: 60, seconds: 10 * minutes },
  'strangers-payment-checks-per-order': { points: 30, seconds: 10 * minutes },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof guessingLimits | keyof typeof floodLimits

export const limits: Record<LimitName, Limit> = { ...guessingLimits, ...floodLimits }
