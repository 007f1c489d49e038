import { formsOfPayments } from '../forms/payments.ts'
import { testForms } from '../forms/test-forms.ts'
import { test } from '../shop/desk.ts'

/** A part of every-form in a worker of its own. */
test.use({ ownShop: 'every-form-payments', abortsRequests: true })
test.describe.configure({ mode: 'default' })

testForms(formsOfPayments)
