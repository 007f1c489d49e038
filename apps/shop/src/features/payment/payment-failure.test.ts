import { ApiError } from '@dimsum/web/api/api-error.ts'
import { paymentFailure } from '@dimsum/words/shop/payment-outcome'
import { expect, test } from 'vitest'
import { paymentFailureReason, paymentFailureText } from './payment-failure.ts'

const failed = (status: number, message: string, details?: string) =>
  new ApiError(message, { status, code: 'provider-refused', details })

test.each([
  ['no right', failed(401, 'Unauthorized', 'details'), paymentFailure.notAuthorised],
  ['no right', failed(502, '401: Unknown Merchant server_key/id'), paymentFailure.notAuthorised],
  ['wrong data', failed(400, 'gross_amount is not equal'), paymentFailure.invalid],
  ['wrong data', failed(502, 'The provider answered 400'), paymentFailure.invalid],
  // An amount is no status.
  ['the details', failed(409, 'Total is Rp 400.000 or 401500', 'Use another method'), 'Use another method'],
  ['the details', failed(502, 'Refused', 'order_id has been taken'), 'order_id has been taken'],
  ['another try', failed(503, 'Busy'), paymentFailure.notCreated],
  ['another try', failed(500, ''), paymentFailure.notCreated],
  ['another try', new Error('snap is not defined'), paymentFailure.notCreated],
  ['another try', undefined, paymentFailure.notCreated],
])('a payment that could not be created speaks of %s: %s', (_, error, text) => {
  expect(paymentFailureText(error)).toBe(text)
})

test('the shop’s reason is shown, never the body of another server', () => {
  const reason = paymentFailureReason(failed(409, 'This order is already paid.'))
  expect(reason).toHaveProperty('id', 'This order is already paid.')
  const stranger = new ApiError('502: <html>', { status: 502, code: 'unknown' })
  for (const error of [stranger, new Error('x')]) expect(paymentFailureReason(error)).toBeNull()
})
