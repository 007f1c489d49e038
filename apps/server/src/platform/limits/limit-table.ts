import type { Limit } from './limit.queries.ts'

const minutes = 60
const hours = 60 * minutes

/**
 * How often what may be tried. Addresses are shared by many phones behind carrier networks, so limits
 * per address are wide and limits per object are tight.
 */
export const limits = {
  'wrong-phone-per-order': { points: 5, seconds: 15 * minutes },
  'wrong-phone-per-order-and-day': { points: 20, seconds: 24 * hours },
  'wrong-phone-per-address': { points: 60, seconds: 15 * minutes },
  /** Different orders one phone is tried on. */
  'orders-tried-per-phone': { points: 20, seconds: hours },
  /** The whole shop: above it every proof waits a second and the owner is notified. */
  'wrong-phone-in-shop': { points: 600, seconds: hours },
  /** Different orders one address reads without access to them. */
  'masked-orders-per-address': { points: 120, seconds: 10 * minutes },
  'sign-in-per-name': {
    points: 10,
    seconds: 15 * minutes,
    thenWait: { first: minutes, longest: 15 * minutes },
  },
  'sign-in-per-device': {
    points: 10,
    seconds: 15 * minutes,
    thenWait: { first: minutes, longest: 15 * minutes },
  },
  'sign-in-per-address': { points: 30, seconds: 15 * minutes },
  /** Codes of the second factor. A million codes, three of them right: with an hour between two tries a guesser who knows the
   *  password needs years. */
  'code-per-user': {
    points: 5,
    seconds: 15 * minutes,
    thenWait: { first: minutes, longest: hours },
  },
  'code-per-device': {
    points: 10,
    seconds: 15 * minutes,
    thenWait: { first: minutes, longest: 15 * minutes },
  },
  'password-change-per-user': { points: 10, seconds: 15 * minutes },
  'invitations-per-address': { points: 30, seconds: 15 * minutes },
  'access-proofs-per-address': { points: 120, seconds: 10 * minutes },
  'orders-per-address': { points: 120, seconds: minutes },
  /** Above it an order is marked for the owner, and not refused. */
  'unmarked-orders-per-address': { points: 20, seconds: hours },
  /** Promotion codes that cannot be used, of which one may be tried; above it the right ones are refused too. */
  'promotion-guesses-per-address': { points: 30, seconds: hours },
  /** A PDF is the most expensive answer of all. */
  'invoices-per-address': { points: 60, seconds: 10 * minutes },
  'order-notifications-per-address': { points: 60, seconds: 10 * minutes },
  'reviews-per-address': { points: 30, seconds: 10 * minutes },
  'payments-per-address': { points: 120, seconds: minutes },
  'payment-checks-per-address': { points: 300, seconds: minutes },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits
