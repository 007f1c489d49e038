import { formsOfMenu } from '../forms/menu.ts'
import { formsOfPeople } from '../forms/people.ts'
import { formsOfSettings } from '../forms/settings.ts'
import { formsOfStockAndCash } from '../forms/stock-and-cash.ts'
import { testForms } from '../forms/test-forms.ts'
import { test } from '../shop/desk.ts'

/** A part of every-form in a worker of its own. */
test.use({ ownShop: 'every-form-desk', abortsRequests: true })
test.describe.configure({ mode: 'default' })

testForms({ ...formsOfSettings, ...formsOfStockAndCash, ...formsOfMenu, ...formsOfPeople })
