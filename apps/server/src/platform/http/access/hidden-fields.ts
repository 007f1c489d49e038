import { isFree } from '@dimsum/domain/awaited-payment'
import { hiddenAmount, maskedText } from '@dimsum/domain/masking'
import type { Charge } from '@dimsum/domain/order-total'
import { may, type Right, type Role } from '@dimsum/domain/roles'

/** A replacement value, or a function of the object that contains the field. */
type InItsPlace = string | number | null | readonly never[] | ((holder: never) => unknown)

/** Whether an order is free is not an amount, and the label must show it: the courier then collects no money. */
const chargesOf = (order: { totalPrice: string; charges: readonly Charge[] }) =>
  isFree(order) ? order.charges.map(({ kind }) => ({ kind, amount: hiddenAmount, reason: '' })) : []

/**
 * Fields of responses that are hidden from roles without the right, wherever they occur. Their replacement has the same
 * type. `rights-in-answers.test.ts` finds a field that is missing here.
 */
const hidden: Partial<Record<Right, Readonly<Record<string, InItsPlace>>>> = {
  'see-money': {
    totalPrice: hiddenAmount,
    unitPrice: hiddenAmount,
    priceDifference: 0,
    charges: chargesOf,
    refunded: hiddenAmount,
    amountPaid: hiddenAmount,
    kept: hiddenAmount,
    deposit: ({ deposit }: { deposit: object }) => ({ ...deposit, amount: hiddenAmount }),
    paymentMethod: null,
    stripePaymentIntentId: null,
    midtransTransactionId: null,
    midtransPaymentStatus: null,
  },
  'see-contact': { customerPhone: maskedText, customerEmail: null },
  customers: { customerNote: '' },
}

const fieldsHiddenFrom = (role: Role): ReadonlyMap<string, unknown> | null => {
  const fields = Object.entries(hidden).flatMap(([right, names]) =>
    may(role, right as Right) ? [] : Object.entries(names),
  )
  return fields.length === 0 ? null : new Map(fields)
}

/** Replacement values of the fields that a role may not see; null when it may see all. */
export const hiddenFrom: Readonly<Record<Role, ReadonlyMap<string, unknown> | null>> = {
  owner: fieldsHiddenFrom('owner'),
  cashier: fieldsHiddenFrom('cashier'),
  kitchen: fieldsHiddenFrom('kitchen'),
}

/** A copy of a response without the hidden fields. A number becomes 0. */
export const withoutHidden = (answer: unknown, fields: ReadonlyMap<string, unknown>): unknown => {
  if (Array.isArray(answer)) return answer.map((each) => withoutHidden(each, fields))
  if (typeof answer !== 'object' || answer === null || answer instanceof Date) return answer
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => {
      if (!fields.has(name) || value === undefined) return [name, withoutHidden(value, fields)]
      const inItsPlace = fields.get(name)
      if (typeof inItsPlace === 'function') return [name, inItsPlace(answer)]
      return [name, typeof value === 'number' ? 0 : inItsPlace]
    }),
  )
}
