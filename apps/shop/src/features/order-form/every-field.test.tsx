import type { PlaceOrder } from '@dimsum/contract/place-order'
import { renderToStaticMarkup } from 'react-dom/server'
import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { CustomerFields } from './customer-fields.tsx'
import { draftValues, forgetDraft, isBegun, keepDraft } from './order-draft.ts'
import { emptyOrder, fieldOfIssue, writtenFields } from './order-fields.ts'
import type { OrderValues } from './order-values.ts'

function Fields() {
  return <CustomerFields form={useForm<OrderValues, unknown, PlaceOrder>({ defaultValues: emptyOrder })} />
}

test.each(
  writtenFields,
)('%s is in the form, kept in the draft, marks it as begun, and can show a server issue', (name) => {
  expect(renderToStaticMarkup(<Fields />)).toContain(`name="${name}"`)
  keepDraft({ [name]: 'x' })
  expect([draftValues(), isBegun(draftValues())]).toEqual([{ [name]: 'x' }, true])
  expect([fieldOfIssue(name), emptyOrder[name]]).toEqual([name, ''])
  forgetDraft()
})
