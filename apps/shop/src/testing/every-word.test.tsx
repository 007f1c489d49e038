import { seedConfig } from '@dimsum/web/api/page-data.ts'
import { shopConfig } from '@dimsum/web/testing/shop-config.ts'
import { markOf, wordedOrder } from '@dimsum/web/testing/worded-order.ts'
import { orderWords } from '@dimsum/words/order-words'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRef, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { InvoiceSheet } from '../features/invoice/invoice-sheet.tsx'
import { OrderDetails } from '../features/order-tracking/order-details.tsx'
import { OrderResult } from '../features/order-tracking/order-result.tsx'

function drawn(part: ReactNode) {
  const queries = new QueryClient()
  seedConfig(queries, { renderedAt: '', config: shopConfig() })
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <Router ssrPath="/track-order">{part}</Router>
    </QueryClientProvider>,
  )
}

test.each(Object.entries(orderWords))('invoice and tracking show %s under its name', (field, name) => {
  const invoice = drawn(<InvoiceSheet order={wordedOrder} ref={null} />)
  const tracked = drawn(<OrderDetails order={wordedOrder} />)
  for (const shown of [`>${name.id}<`, markOf(field)]) {
    expect(invoice).toContain(shown)
    expect(tracked).toContain(shown)
  }
})

test.each([
  [false, 'href="/?review=12"'],
  [true, 'href="/#reviews"'],
])('«Tulis ulasan» of a delivered order leads its holder to the form of a verified buyer (masked: %s)', (masked, link) => {
  const order = { ...wordedOrder, status: 'delivered' as const, masked }
  expect(drawn(<OrderResult order={order} headingRef={createRef()} />)).toContain(link)
})
