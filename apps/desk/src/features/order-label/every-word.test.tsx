import { orderWords } from '@dimsum/domain/order-words'
import { markOf, wordedOrder } from '@dimsum/web/testing/worded-order.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LabelSheet } from './label-sheet.tsx'

test.each(Object.entries(orderWords))('the label shows %s under its name', (field, { onLabel }) => {
  const label = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <LabelSheet order={wordedOrder} ref={null} onBarcodeDrawn={() => {}} />
    </QueryClientProvider>,
  )
  expect(label).toContain(`>${onLabel}<`)
  expect(label).toContain(markOf(field))
})
