import { expect, it } from 'vitest'
import { awaitsPayment, isFree } from './awaited-payment.ts'

const promotion = { kind: 'promotion', amount: '58000.00', reason: 'SYUKURAN' } as const
const order = { isPaid: false, status: 'pending', totalPrice: '58000.00' } as const

it.each([
  ['an order that is not paid', order, true],
  ['not one that is paid', { ...order, isPaid: true }, false],
  ['not one that was cancelled', { ...order, status: 'cancelled' }, false],
  [
    'not one that a promotion pays for as a whole',
    { ...order, totalPrice: '0.00', charges: [promotion] },
    false,
  ],
] as const)('money is awaited of %s', (_what, which, awaited) => {
  expect(awaitsPayment(which)).toBe(awaited)
})

it('an amount hidden from a role does not make an order free', () => {
  expect(isFree({ totalPrice: '0.00', charges: [] })).toBe(false)
  expect(isFree({ totalPrice: '0.00', charges: [promotion] })).toBe(true)
})
