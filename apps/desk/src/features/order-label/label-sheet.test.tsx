import type { FoodFacts } from '@dimsum/contract/food-facts'
import { ChosenLanguage } from '@dimsum/ui/say.tsx'
import { shopQuery } from '@dimsum/web/api/shop.ts'
import { shopConfig } from '@dimsum/web/testing/shop-config.ts'
import { markOf, wordedOrder } from '@dimsum/web/testing/worded-order.ts'
import { labelOrderWords } from '@dimsum/words/order-words'
import { type LanguageChoice, languages } from '@dimsum/words/sentence'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LabelSheet } from './label-sheet.tsx'

function printed(choice: LanguageChoice = 'default', order = wordedOrder, config = shopConfig()) {
  const queries = new QueryClient()
  queries.setQueryData(shopQuery.queryKey, config)
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <ChosenLanguage value={choice}>
        <LabelSheet order={order} ref={null} onBarcodeDrawn={() => {}} />
      </ChosenLanguage>
    </QueryClientProvider>,
  )
}

test.each(Object.entries(labelOrderWords))('the label shows %s under its name', (field, name) => {
  expect(printed()).toContain(`>${name.en}<`)
  expect(printed()).toContain(markOf(field))
})

test.each(languages)('the paper is the same for a reader of %s', (language) => {
  expect(printed(language)).toBe(printed())
  expect(printed(language)).toContain('TAGIH')
})

const nothing: FoodFacts = { ingredients: '', allergens: [], storage: '', keepsDays: null }

function printedFood(deliveryDate: string | null, foodFacts?: Partial<FoodFacts>) {
  const config = shopConfig({}, foodFacts ? { foodFacts: { ...nothing, ...foodFacts } } : {})
  const paper = printed('default', { ...wordedOrder, deliveryDate }, config)
  return /<section class="label-food">(.*?)<\/section>/.exec(paper)?.[1]
}

test('the label has a best-before date, counted from the delivery day', () => {
  expect(printedFood('2026-11-29', { keepsDays: 2 })).toContain('>Baik sebelum 01 Des 2026<')
  expect(printedFood(null, { keepsDays: 2 })).toContain('>Tahan 2 hari sejak diterima<')
})

test('allergens are bold and in the usual order', () => {
  expect(printedFood('2026-11-29', { allergens: ['sesame', 'gluten'] })).toBe(
    '<p>Mengandung alergen: <b>gandum (gluten), wijen</b></p>',
  )
})

test('storage is the owner’s own text', () => {
  expect(printedFood(null, { storage: 'Simpan di <freezer>' })).toBe(
    '<p></p><p class="label-storage">Simpan di &lt;freezer&gt;</p>',
  )
})

test('without food facts, or with ingredients only, the label is unchanged', () => {
  expect(printedFood('2026-11-29')).toBeUndefined()
  expect(printedFood('2026-11-29', { ingredients: 'Ayam, tapioka' })).toBeUndefined()
})
