import { seedConfig } from '@dimsum/web/api/page-data.ts'
import { shopConfig } from '@dimsum/web/testing/shop-config.ts'
import { markOf, wordedOrder } from '@dimsum/web/testing/worded-order.ts'
import { orderWords } from '@dimsum/words/order-words'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRef } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { OrderDetails } from './order-details.tsx'
import { OrderResult } from './order-result.tsx'

test.each(Object.entries(orderWords))('a tracked order shows %s under its name', (field, name) => {
  const page = renderToStaticMarkup(<OrderDetails order={wordedOrder} />)
  expect(page).toContain(`>${name.id}<`)
  expect(page).toContain(markOf(field))
})

test.each([
  [false, 'href="/?review=12"'],
  [true, 'href="/#reviews"'],
])('«Tulis ulasan» of a delivered order leads its holder to the form of a verified buyer (masked: %s)', (masked, link) => {
  const queries = new QueryClient()
  seedConfig(queries, { renderedAt: '', config: shopConfig() })
  const order = { ...wordedOrder, status: 'delivered' as const, masked }
  const page = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <Router ssrPath="/track-order">
        <OrderResult order={order} headingRef={createRef()} />
      </Router>
    </QueryClientProvider>,
  )
  expect(page).toContain(link)
})
