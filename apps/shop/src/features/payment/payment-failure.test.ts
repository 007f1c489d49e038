import { ApiError } from '@dimsum/web/api/api-error.ts'
import { paymentFailure } from '@dimsum/words/shop/payment-outcome'
import { describe, expect, it } from 'vitest'
import { paymentFailureReason, paymentFailureText } from './payment-failure.ts'

const failed = (status: number, message: string, details?: string) =>
  new ApiError(message, { status, code: 'provider-refused', details })

describe('a payment that could not be created', () => {
  it.each([
    [401, 'Unauthorized'],
    [502, '401: Unknown Merchant server_key/id'],
  ])('for want of a right says so (%i, %s)', (status, message) => {
    expect(paymentFailureText(failed(status, message, 'details'))).toBe(paymentFailure.notAuthorised)
  })

  it.each([
    [400, 'gross_amount is not equal'],
    [502, 'The provider answered 400'],
  ])('for wrong data says so (%i, %s)', (status, message) => {
    expect(paymentFailureText(failed(status, message))).toBe(paymentFailure.invalid)
  })

  it('does not mistake an amount for a status', () => {
    expect(paymentFailureText(failed(409, 'Total is Rp 400.000 or 401500', 'Use another method'))).toBe(
      'Use another method',
    )
  })

  it("gives the server's details", () => {
    expect(paymentFailureText(failed(502, 'Refused', 'order_id has been taken'))).toBe(
      'order_id has been taken',
    )
  })

  it.each([
    [failed(503, 'Busy')],
    [failed(500, '')],
    [new Error('snap is not defined')],
    [undefined],
  ])('otherwise asks to try again', (error) => {
    expect(paymentFailureText(error)).toBe(paymentFailure.notCreated)
  })

  it("shows the shop's reason, never the body of another server", () => {
    expect(paymentFailureReason(failed(409, 'This order is already paid.'))).toHaveProperty(
      'id',
      'This order is already paid.',
    )
    const stranger = new ApiError('502: <html>', { status: 502, code: 'unknown' })
    expect(paymentFailureReason(stranger)).toBeNull()
    expect(paymentFailureReason(new Error('x'))).toBeNull()
  })
})
