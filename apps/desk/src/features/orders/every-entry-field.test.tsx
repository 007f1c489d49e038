import { builtInMenu } from '@dimsum/contract/built-in-menu'
import { createQueryClient } from '@dimsum/web/api/query-client.ts'
import { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EntryFields } from './entry-fields.tsx'
import { bodyOf, emptyEntry, entryField } from './entry-values.ts'

const menu = builtInMenu()
const empty = emptyEntry(menu)
const { source, lines, overrideKitchen, deliveryFee, ...order } = empty
/** Their fields appear where the shop has areas, times or codes. */
const { deliveryAreaId, timeWindow, promotionCode, ...entryFields } = order

function Fields() {
  const mutationFn = () => Promise.reject(new Error('Nothing is sent'))
  return <EntryFields entry={empty} entryForm={useCallForm({ defaultValues: empty, mutationFn })} />
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
  const written = { ...empty, lines: [{ packageType: '20pcs', quantity: 1 }], [name]: `tanda ${name}` }
  expect(bodyOf(written).order).toMatchObject({ [name]: `tanda ${name}` })
  expect(entryField(`order.${name}`)).toBe(name)
})
