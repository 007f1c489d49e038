import { markOf, wordedOrder } from '@dimsum/web/testing/worded-order.ts'
import { orderWords } from '@dimsum/words/order-words'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { InvoiceSheet } from './invoice-sheet.tsx'

const drawn = (children: ReactNode) =>
  renderToStaticMarkup(<QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>)

test.each(Object.entries(orderWords))('the invoice shows %s under its name', (field, name) => {
  const page = drawn(<InvoiceSheet order={wordedOrder} ref={null} />)
  expect(page).toContain(`>${name.id}<`)
  expect(page).toContain(markOf(field))
})
