import { expect, test } from 'vitest'
import { packagesOnSale } from './packages-on-sale.ts'

const always = { orderFrom: null, orderUntil: null, deliverFrom: null, deliverUntil: null }
const christmas = { deliverFrom: '2026-12-25', deliverUntil: '2026-12-28' }

test.each([
  [
    { orderUntil: '2026-12-20T17:00:00Z', ...christmas },
    'PO sampai 20 Des, kirim 25–28 Des',
    'Pre-order until 20 Dec, delivery 25–28 Dec',
  ],
  [
    { orderUntil: '2026-12-20T16:59:59Z', ...christmas },
    'PO sampai 20 Des, kirim 25–28 Des',
    'Pre-order until 20 Dec, delivery 25–28 Dec',
  ],
  [{ orderUntil: '2026-12-20T08:00:00Z' }, 'PO sampai 20 Des, 15:00', 'Pre-order until 20 Dec, 15:00'],
  [
    { deliverFrom: '2026-12-31', deliverUntil: '2027-01-02' },
    'Kirim 31 Des–02 Jan',
    'Delivery 31 Dec–02 Jan',
  ],
  [{ deliverFrom: '2026-12-25', deliverUntil: '2026-12-25' }, 'Kirim 25 Des', 'Delivery 25 Dec'],
  [{ deliverFrom: '2026-12-25' }, 'Kirim mulai 25 Des', 'Delivery from 25 Dec'],
  [{ deliverUntil: '2026-12-28' }, 'Kirim sampai 28 Des', 'Delivery until 28 Dec'],
])('an open PO %o says until when to order and for which days', (terms, id, en) => {
  expect(packagesOnSale.preOrder({ ...always, ...terms })).toMatchObject({ id, en })
})

test('a pre-order that has not started shows its start', () => {
  const terms = { ...always, ...christmas, orderFrom: '2026-12-01T01:00:00Z' }
  expect(packagesOnSale.early(terms).id).toBe('PO dibuka 01 Des, 08:00, kirim 25–28 Des')
})
