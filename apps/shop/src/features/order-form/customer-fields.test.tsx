import type { PlaceOrder } from '@dimsum/contract/place-order'
import { renderToStaticMarkup } from 'react-dom/server'
import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { CustomerFields } from './customer-fields.tsx'
import { emptyOrder, writtenFields } from './order-fields.ts'
import type { OrderValues } from './order-values.ts'

function Fields() {
  return <CustomerFields form={useForm<OrderValues, unknown, PlaceOrder>({ defaultValues: emptyOrder })} />
}

test.each(writtenFields)('the form has a place to write %s', (name) => {
  expect(renderToStaticMarkup(<Fields />)).toContain(`name="${name}"`)
})
