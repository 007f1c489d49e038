import { ApiError } from '@dimsum/web/api/api-error.ts'
import { createQueryClient } from '@dimsum/web/api/query-client.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EntryFields } from './entry-fields.tsx'
import { bodyOf, emptyEntry, entryFields, problemsIn } from './order-entry.ts'

test.each(
  Object.keys(entryFields),
)('the owner can fill in %s: it is sent, and a refusal finds it', (name) => {
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient()}>
      <EntryFields entry={emptyEntry} problems={{}} onChange={() => {}} />
    </QueryClientProvider>,
  )
  expect(markup).toContain(`name="${name}"`)
  const written = { ...emptyEntry, packs: { ...emptyEntry.packs, '20pcs': 1 }, [name]: `tanda ${name}` }
  expect(bodyOf(written)?.order).toMatchObject({ [name]: `tanda ${name}` })
  const issues = [{ path: `order.${name}`, message: 'salah' }]
  expect(problemsIn(new ApiError('', { status: 400, code: 'validation', issues }))).toEqual({
    [name]: 'salah',
  })
})
