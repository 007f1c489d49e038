import type { CookSheet } from '@dimsum/contract/kitchen'
import { ChosenLanguage } from '@dimsum/ui/say.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { deskAnswers } from '../../testing/desk-answers.ts'
import { CookTotals } from './cook-totals.tsx'
import { PrintSheet } from './print-sheet.tsx'

const example = deskAnswers()['GET /api/admin/kitchen/sheet'] as CookSheet

test('an order on the printed cook sheet names its packages', () => {
  const sheet = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <PrintSheet sheet={example} />
    </QueryClientProvider>,
  )
  expect(sheet.slice(sheet.indexOf('<article>'))).toContain('Paket Sedang')
})

test('in English the pieces of the cook sheet have a comma before the thousands, on screen and on paper', () => {
  const toCook = { ...example.toCook, pieces: 6390 }
  const sheet = { ...example, toCook }
  for (const shown of [
    <CookTotals key="screen" sheet={sheet} undated={0} />,
    <PrintSheet key="paper" sheet={sheet} />,
  ]) {
    const text = renderToStaticMarkup(
      <QueryClientProvider client={new QueryClient()}>
        <ChosenLanguage value="en">{shown}</ChosenLanguage>
      </QueryClientProvider>,
    )
    expect(text).toContain('6,390 pcs')
    expect(text).not.toContain('6.390 pcs')
  }
})
