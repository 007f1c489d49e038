import type { FoodFacts } from '@dimsum/contract/food-facts'
import { shopQuery } from '@dimsum/web/api/shop.ts'
import { shopConfig } from '@dimsum/web/testing/shop-config.ts'
import { wordedOrder } from '@dimsum/web/testing/worded-order.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LabelSheet } from './label-sheet.tsx'

const nothing: FoodFacts = { ingredients: '', allergens: [], storage: '', keepsDays: null }

function printed(deliveryDate: string | null, foodFacts?: Partial<FoodFacts>) {
  const queries = new QueryClient()
  queries.setQueryData(
    shopQuery.queryKey,
    shopConfig({}, foodFacts ? { foodFacts: { ...nothing, ...foodFacts } } : {}),
  )
  const paper = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <LabelSheet order={{ ...wordedOrder, deliveryDate }} ref={null} onBarcodeDrawn={() => {}} />
    </QueryClientProvider>,
  )
  return /<section class="label-food">(.*?)<\/section>/.exec(paper)?.[1]
}

test('the label has a best-before date, counted from the delivery day', () => {
  expect(printed('2026-11-29', { keepsDays: 2 })).toContain('>Baik sebelum 01 Des 2026<')
  expect(printed(null, { keepsDays: 2 })).toContain('>Tahan 2 hari sejak diterima<')
})

test('allergens are bold and in the usual order', () => {
  expect(printed('2026-11-29', { allergens: ['sesame', 'gluten'] })).toBe(
    '<p>Mengandung alergen: <b>gandum (gluten), wijen</b></p>',
  )
})

test('storage is the owner’s own text', () => {
  expect(printed(null, { storage: 'Simpan di <freezer>' })).toBe(
    '<p></p><p class="label-storage">Simpan di &lt;freezer&gt;</p>',
  )
})

test('without food facts, or with ingredients only, the label is unchanged', () => {
  expect(printed('2026-11-29')).toBeUndefined()
  expect(printed('2026-11-29', { ingredients: 'Ayam, tapioka' })).toBeUndefined()
})
