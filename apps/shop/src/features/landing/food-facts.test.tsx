import type { FoodFacts as Facts } from '@dimsum/contract/food-facts'
import { ChosenLanguage } from '@dimsum/ui/say.tsx'
import { shopQuery } from '@dimsum/web/api/shop.ts'
import { shopConfig } from '@dimsum/web/testing/shop-config.ts'
import type { LanguageChoice } from '@dimsum/words/sentence'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FoodFacts } from './food-facts.tsx'

const nothing: Facts = { ingredients: '', allergens: [], storage: '', keepsDays: null }

function shown(foodFacts?: Partial<Facts>, language: LanguageChoice = 'default') {
  const queries = new QueryClient()
  queries.setQueryData(
    shopQuery.queryKey,
    shopConfig({}, foodFacts ? { foodFacts: { ...nothing, ...foodFacts } } : {}),
  )
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <ChosenLanguage value={language}>
        <FoodFacts />
      </ChosenLanguage>
    </QueryClientProvider>,
  )
  return html.replaceAll(/<br\/?>|<\/p>|<\/summary>/g, '|').replaceAll(/<[^>]+>/g, '')
}

const all = { ingredients: 'Ayam', allergens: ['egg' as const], storage: 'Simpan di kulkas', keepsDays: 1 }

test('every food fact from the owner is shown under the package, in the reader’s language', () => {
  expect(shown(all)).toBe(
    'Komposisi &amp; alergen|Mengandung alergen: telur|Komposisi: Ayam|Simpan di kulkas|Tahan 1 hari sejak diterima|',
  )
  expect(shown(all, 'en')).toBe(
    'Ingredients &amp; allergens|Contains allergens: egg|Ingredients: Ayam|Simpan di kulkas|Keeps 1 day from the day you receive it|',
  )
})

test('facts that the owner left out are not mentioned', () => {
  expect(shown({ keepsDays: 3 })).toBe('Penyimpanan|Tahan 3 hari sejak diterima|')
  expect(shown()).toBe('')
})
