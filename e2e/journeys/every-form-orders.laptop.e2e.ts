import { test } from '../shop/desk.ts'
import { formsOfOrders } from '../shop/forms-of-orders.ts'
import { testForms } from '../shop/test-forms.ts'

/** The forms about orders, a part of every-form in a worker of its own. */
test.use({ ownShop: 'every-form-orders', abortsRequests: true })
test.describe.configure({ mode: 'default' })

testForms(formsOfOrders)
