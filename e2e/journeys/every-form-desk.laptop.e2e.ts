import { test } from '../shop/desk.ts'
import { formsOfTheDesk } from '../shop/forms-of-the-desk.ts'
import { testForms } from '../shop/test-forms.ts'

/** The desk’s other forms, a part of every-form in a worker of its own. */
test.use({ ownShop: 'every-form-desk', abortsRequests: true })
test.describe.configure({ mode: 'default' })

testForms(formsOfTheDesk)
