import { textOf } from '@dimsum/words/sentence'
import { expect, test } from 'vitest'
import { fieldOfIssue, problemsIn } from './order-fields.ts'

test.each([
  ['items.0.quantity', 'quantity'],
  ['deliveryDate', 'deliveryDate'],
  ['', null],
  ['somethingElse', null],
])('an issue of the server at "%s" belongs to %s', (path, field) => {
  expect(fieldOfIssue(path)).toBe(field)
})

test('invalid fields are listed in the order of the screen, under their own labels', () => {
  const error = { type: 'rule', message: 'wrong' }
  const wrong = { customerAddress: error, timeWindow: error, deliveryDate: error, deliveryAreaId: error }
  const labels = (isDelivery: boolean) =>
    problemsIn({ ...wrong, packageType: error }, isDelivery).map(({ label }) =>
      typeof label === 'string' ? label : textOf(label, 'id'),
    )
  expect(labels(true)).toEqual(['Paket', 'Area pengiriman', 'Tanggal kirim', 'Jam kirim', 'Alamat'])
  expect(labels(false).slice(2, 4)).toEqual(['Tanggal ambil', 'Jam ambil'])
})
