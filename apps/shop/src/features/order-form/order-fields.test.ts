import { textOf } from '@dimsum/words/sentence'
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

  it('lists invalid fields in the order of the screen', () => {
    const error = { type: 'rule', message: 'wrong' }
    expect(
      problemsIn({ customerAddress: error, packageType: error }, true).map(({ label }) => label),
    ).toEqual([orderFields.package, orderFields.address])
  })

  it('uses the fields’ own labels', () => {
    const error = { type: 'rule', message: 'wrong' }
    const labels = (isDelivery: boolean) =>
      problemsIn({ deliveryAreaId: error, deliveryDate: error, timeWindow: error }, isDelivery).map(
        ({ label }) => (typeof label === 'string' ? label : textOf(label, 'id')),
      )
    expect(labels(true)).toEqual(['Area pengiriman', 'Tanggal kirim', 'Jam kirim'])
    expect(labels(false).slice(1)).toEqual(['Tanggal ambil', 'Jam ambil'])
  })
})
