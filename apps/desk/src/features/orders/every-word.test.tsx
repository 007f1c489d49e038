import { markOf, wordedOrder } from '@dimsum/web/testing/worded-order.ts'
import { orderWords } from '@dimsum/words/order-words'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OrderCustomer } from './order-customer.tsx'
import { OrderGoods } from './order-goods.tsx'

test.each(Object.keys(orderWords))('the owner’s card of an order shows %s', (field) => {
  expect(renderToStaticMarkup(<OrderCustomer order={wordedOrder} />)).toContain(markOf(field))
})

test('the owner’s card of an order shows the note about its customer', () => {
  const order = { ...wordedOrder, customerNote: 'Alergi udang, anjing galak.' }
  expect(renderToStaticMarkup(<OrderCustomer order={order} />)).toContain(
    'Tentang pelanggan: Alergi udang, anjing galak.',
  )
})

test('the owner’s card of an order names its packages', () => {
  expect(renderToStaticMarkup(<OrderGoods order={wordedOrder} />)).toContain('Paket Sedang')
})
