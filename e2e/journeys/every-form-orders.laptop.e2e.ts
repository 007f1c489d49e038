import { formsOfOrders } from '../forms/orders.ts'
import { testForms } from '../forms/test-forms.ts'
import { test } from '../shop/desk.ts'

/** A part of every-form in a worker of its own. */
test.use({ ownShop: 'every-form-orders', abortsRequests: true })
test.describe.configure({ mode: 'default' })

testForms(formsOfOrders)
