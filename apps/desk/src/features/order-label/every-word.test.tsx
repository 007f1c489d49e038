import { markOf, wordedOrder } from '@dimsum/web/testing/worded-order.ts'
import { labelOrderWords } from '@dimsum/words/order-words'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LabelSheet } from './label-sheet.tsx'

test.each(Object.entries(labelOrderWords))('the label shows %s under its name', (field, name) => {
  const label = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <LabelSheet order={wordedOrder} ref={null} onBarcodeDrawn={() => {}} />
    </QueryClientProvider>,
  )
  expect(label).toContain(`>${name.en}<`)
  expect(label).toContain(markOf(field))
})
