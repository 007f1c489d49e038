import { orderFields } from '@dimsum/words/shop/order-form'
import { describe, expect, it } from 'vitest'
import { fieldOfIssue, problemsIn } from './order-fields.ts'

describe('the fields of the order form', () => {
  it.each([
    ['customerPhone', 'customerPhone'],
    ['items.0.quantity', 'quantity'],
    ['deliveryDate', 'deliveryDate'],
    ['', null],
    ['somethingElse', null],
  ])('an issue of the server at "%s" belongs to %s', (path, field) => {
    expect(fieldOfIssue(path)).toBe(field)
  })

  it('lists what needs care in the order of the screen', () => {
    const error = { type: 'rule', message: 'wrong' }
    expect(problemsIn({ customerAddress: error, packageType: error }).map(({ label }) => label)).toEqual([
      orderFields.package,
      orderFields.address,
    ])
  })
})
