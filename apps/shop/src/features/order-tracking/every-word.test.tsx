import { markOf, wordedOrder } from '@dimsum/web/testing/worded-order.ts'
import { orderWords } from '@dimsum/words/order-words'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OrderDetails } from './order-details.tsx'

test.each(Object.entries(orderWords))('a tracked order shows %s under its name', (field, name) => {
  const page = renderToStaticMarkup(<OrderDetails order={wordedOrder} />)
  expect(page).toContain(`>${name.id}<`)
  expect(page).toContain(markOf(field))
})
