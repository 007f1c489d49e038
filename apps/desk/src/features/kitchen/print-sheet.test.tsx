import type { CookSheet } from '@dimsum/contract/kitchen'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { deskAnswers } from '../../testing/desk-answers.ts'
import { PrintSheet } from './print-sheet.tsx'

test('an order on the printed cook sheet names its packages', () => {
  const sheet = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <PrintSheet sheet={deskAnswers()['GET /api/admin/kitchen/sheet'] as CookSheet} />
    </QueryClientProvider>,
  )
  expect(sheet.slice(sheet.indexOf('<article>'))).toContain('Paket Sedang')
})
