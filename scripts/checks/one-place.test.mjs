import { readFileSync } from 'node:fs'
import { expect, it, test } from 'vitest'
import { inProject } from '../prepare/project.mjs'
import { run } from '../prepare/run-command.mjs'

/** Names of Midtrans. `gopay` and `qris` are not among them, since the shop uses these names for its methods. */
const fields =
  /\b(?:transaction_status|fraud_status|status_code|payment_type|gross_amount|signature_key|va_numbers|enabled_payments|(?:transaction|settlement)_time|custom_field[12]|partial_(?:refund|chargeback)|bank_transfer|echannel|credit_card|cstore|(?:bca|bni|bri|permata|cimb)_va|other_qris|shopeepay)\b/g
const words = /(["'`])(?:settlement|chargeback|authorize|capture|deny|expire|challenge)\1/g
/** Where they may be used, and why. */
const providerFiles = {
  'apps/server/src/payments/midtrans/': 'the adapter',
  'apps/server/src/platform/http/security/security-headers.ts': 'X-Frame-Options: DENY',
  'apps/server/src/platform/db/tables/': 'names of columns; their contents are stored unread',
  'packages/contract/src/payments.ts': "fields of the specification's calls",
  'packages/domain/src/payment-method.ts': "the specification's names of demo payments",
  'packages/words/src/payment-method.ts': 'their labels',
  'packages/words/src/desk/payment-methods.ts': "labels of the provider's methods",
  'apps/shop/src/features/payment/demo-payment.tsx': 'the demo page of the specification',
  'apps/desk/src/features/operator/webhook-test.tsx': 'the webhook test page of the specification',
  'packages/words/src/desk/webhook-test.ts': 'the sentences of the same page',
  'apps/desk/src/components/payment-method-word.ts': "labels of the provider's methods",
  'packages/web/src/components/payment-popup/popup.ts': "results of the provider's popup",
  'apps/shop/src/api/payment-return.ts': "query parameters of the provider's page",
  'apps/desk/src/features/settings/sections/setting-fields.ts': 'search words of the owner',
}
/** Where several order statuses may be listed, and why. */
const statusFiles = {
  'packages/domain/src/order-status.ts': 'the rules',
  'packages/words/src/order-status.ts': 'their labels',
  'packages/words/src/desk/order-steps.ts': 'labels of the next step',
  'packages/words/src/whatsapp-to-customer.ts': "the owner's messages",
  'packages/words/src/whatsapp-templates.ts': 'their templates at Meta',
  'packages/web/src/components/status-look.ts': 'their colours',
  'apps/server/src/payments/midtrans/transaction-status.ts': 'statuses of Midtrans',
}

const domain = readFileSync(inProject('packages/domain/src/order-status.ts'), 'utf8')
const list = /orderStatuses = \[([^\]]+)\]/.exec(domain)?.[1] ?? ''
const statuses = [...list.matchAll(/'([^']+)'/g)].map(([, word]) => word).join('|')
const status = new RegExp(`'(${statuses})'|\\b(${statuses}):|\\.(${statuses})\\b`, 'g')

const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
const providerWordsOf = (text) =>
  [fields, words].flatMap((pattern) => withoutComments(text).match(pattern) ?? [])
/** Top-level statements that name two or more statuses. */
const statusListsOf = (text) =>
  withoutComments(text)
    .split(/^(?=\S)/m)
    .filter((part) => new Set([...part.matchAll(status)].map(([, a, b, c]) => a ?? b ?? c)).size > 1)

const { output } = await run('git', ['ls-files', 'apps', 'packages'])
const shipped = output
  .split('\n')
  .filter((path) => /\/src\/.*\.tsx?$/.test(path))
  .filter((path) => !/\/(testing|faults)\/|^packages\/midtrans-stand-in\/|\.test\.tsx?$|\.d\.ts$/.test(path))
const filesWith = (found, allowed) =>
  shipped
    .filter((path) => !Object.keys(allowed).some((prefix) => path.startsWith(prefix)))
    .map((path) => [path, found(readFileSync(inProject(path), 'utf8'))])
    .filter(([, all]) => all.length > 0)

test('terms of the payment provider are only used behind the port', () => {
  expect(shipped.length).toBeGreaterThan(500)
  expect(filesWith(providerWordsOf, providerFiles)).toEqual([])
})

test('order statuses are listed in the domain, and nowhere else in shipped code', () => {
  expect(statuses).toContain('pending')
  expect(filesWith(statusListsOf, statusFiles)).toEqual([])
})

it.each([
  ["if (report.word === 'settlement') pay()", 1],
  ['const status = body.transaction_status', 1],
  ["const query = sql`select data ->> 'fraud_status' from events`", 1],
  ["const method = 'gopay'", 0],
  ["element.addEventListener('click', act, { capture: true })", 0],
])('%s has %i words of the provider', (code, count) => {
  expect(providerWordsOf(code)).toHaveLength(count)
})

it.each([
  ["const open = ['pending', 'confirmed']", 1],
  ['const words = {\n  pending: 1,\n  ready: 2,\n}', 1],
  ["const query = sql`select 1 from orders where status in ('pending', 'confirmed')`", 1],
  ['const sum = ({ counts }) => counts.confirmed + counts.preparing', 1],
  ["const kinds = ['pending', 'success', 'error']", 0],
  ["const a = (s) => s === 'ready'\nconst b = (s) => s === 'pending'", 0],
])('%s has %i lists of statuses', (code, count) => {
  expect(statusListsOf(code)).toHaveLength(count)
})
