import { createQueryClient } from '@dimsum/web/api/query-client.ts'
import { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EntryFields } from './entry-fields.tsx'
import { bodyOf, emptyEntry, entryField, entryFields } from './order-entry.ts'

function Fields() {
  const mutationFn = () => Promise.reject(new Error('Nothing is sent'))
  return <EntryFields entry={emptyEntry} entryForm={useCallForm({ defaultValues: emptyEntry, mutationFn })} />
}

test.each(
  Object.keys(entryFields),
)('the owner can fill in %s: it is sent, and a refusal finds it', (name) => {
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient()}>
      <Fields />
    </QueryClientProvider>,
  )
  expect(markup).toContain(`name="${name}"`)
  const written = { ...emptyEntry, packs: { ...emptyEntry.packs, '20pcs': 1 }, [name]: `tanda ${name}` }
  expect(bodyOf(written).order).toMatchObject({ [name]: `tanda ${name}` })
  expect(entryField(`order.${name}`)).toBe(name)
})
