import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inProject } from '../prepare/project.mjs'
import { run } from '../prepare/run-command.mjs'

const tables = [
  'apps/shop/src/testing/forms.browser.test.tsx',
  'apps/desk/src/testing/forms.browser.test.tsx',
  'apps/desk/src/testing/order-forms.browser.test.tsx',
]
/** Forms that are in none of the tables, and why. */
const features = 'apps/desk/src/features'
const elsewhere = {
  'apps/desk/src/components/call-form.tsx': 'the frame of other forms',
  [`${features}/orders/export-orders.tsx`]: 'it stores nothing; two days are chosen',
  [`${features}/label-scan/label-scan.tsx`]: 'a scanner types it, and the scan after says what came of it',
  [`${features}/security/password-and-code.tsx`]: 'secrets of one moment, sent as another password is',
  [`${features}/session/code-form.tsx`]: 'a code of one moment, typed anew',
  [`${features}/operator/payment-test.tsx`]: 'it belongs to no order and is filled beforehand',
  [`${features}/operator/webhook-test.tsx`]: 'nothing is typed',
}
const read = (file) => readFileSync(inProject(file), 'utf8')

const { output } = await run('git', ['ls-files', 'apps', 'packages'])
const forms = output
  .split('\n')
  .filter((file) => /\/src\/.*(?<!\.test)\.tsx$/.test(file) && /<(form|CallForm)\b/.test(read(file)))

test('every form of the apps is tested for what it keeps', () => {
  const listed = tables.flatMap((file) => read(file).match(/^ {2}'[\w/-]+\.tsx(?=[,'])/gm) ?? [])
  const named = new Set([...listed.map((line) => line.slice(3)), ...Object.keys(elsewhere)])
  expect([...named].sort()).toEqual(forms.sort())
})

test('no form shows the browser’s own validation messages', () => {
  const tags = forms.flatMap((file) => read(file).match(/<form\s[^>]*/g) ?? [])
  expect(tags.length).toBeGreaterThan(10)
  expect(tags.filter((tag) => !tag.includes('noValidate'))).toEqual([])
})
