import { ChosenLanguage } from '@dimsum/ui/say.tsx'
import { wordedOrder } from '@dimsum/web/testing/worded-order.ts'
import { type LanguageChoice, languages } from '@dimsum/words/sentence'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LabelSheet } from './label-sheet.tsx'

const printedIn = (choice: LanguageChoice) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <ChosenLanguage value={choice}>
        <LabelSheet order={wordedOrder} ref={null} onBarcodeDrawn={() => {}} />
      </ChosenLanguage>
    </QueryClientProvider>,
  )

test.each(languages)('the paper is the same for a reader of %s', (language) => {
  expect(printedIn(language)).toBe(printedIn('default'))
  expect(printedIn(language)).toContain('TAGIH')
})
