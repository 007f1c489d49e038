import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inProject } from '../prepare/project.mjs'

const leadsOut =
  /target="_blank"|telHref\(|`mailto:|<ShopPhoneLink|<WhatsappOrderLink|[^.\w]print\(\)|window\.open\(|[^.\w]open\('|\bdownload=|\.download\b/

/** For each test: the source files whose links to other programs, tabs, files and printers it presses. */
const testedIn = {
  'the shop’s screens.browser.test': [
    'packages/web/src/components/phone-link.tsx',
    ...[
      'app/footer.tsx',
      'components/whatsapp-order-link.tsx',
      'features/invoice/invoice-sheet.tsx',
      'features/invoice/invoice.tsx',
      'features/landing/contact.tsx',
      'features/order-received/order-received.tsx',
      'features/order-received/payment-choice-dialog.tsx',
      'features/order-tracking/order-result.tsx',
      'features/payment/payment-ended.tsx',
      'features/payment/payment-form.tsx',
      'features/privacy/privacy-policy.tsx',
    ].map((file) => `apps/shop/src/${file}`),
  ],
  'the desk’s screens.browser.test': [
    'apps/desk/src/features/analytics/money-days.tsx',
    'apps/desk/src/features/orders/order-card.tsx',
    'apps/desk/src/features/orders/order-customer.tsx',
  ],
  'outgoing-links.browser.test': [
    'apps/desk/src/features/customers/customer-details.tsx',
    'apps/desk/src/features/kitchen/cook-sheet-view.tsx',
    'apps/desk/src/features/kitchen/sheet-order-card.tsx',
    'apps/desk/src/features/label-scan/scan-result.tsx',
    'apps/desk/src/features/order-label/label-batch.tsx',
    'apps/desk/src/features/reviews/review-card.tsx',
    'apps/desk/src/features/team/invite-helper.tsx',
  ],
  'invoice.browser.test': ['apps/shop/src/features/invoice/invoice-toolbar.tsx'],
  'papers.laptop': ['apps/shop/src/features/invoice/print-window.ts'],
  'words.browser.test': ['apps/desk/src/components/send-whatsapp.tsx'],
  'closed-day.browser.test': ['apps/desk/src/features/kitchen/closed-day.tsx'],
  'order-form.browser.test': ['apps/shop/src/features/order-form/order-package.tsx'],
  'areas-and-times.browser.test': ['apps/shop/src/features/order-form/delivery-area-field.tsx'],
  'own-order.browser.test': ['apps/shop/src/features/order-tracking/own-order.tsx'],
  'transfers.browser.test': ['apps/desk/src/components/transfer-proofs.tsx'],
  'orders.browser.test': ['apps/desk/src/features/orders/export-orders.tsx'],
  'order-list.browser.test': ['apps/desk/src/features/orders/table/selection-bar.tsx'],
  'privacy-duties.laptop': ['apps/desk/src/components/save-as-file.ts'],
  'sign-in.laptop': ['apps/desk/src/features/security/recovery-codes.tsx'],
  'notifications.browser.test': ['apps/desk/src/features/notifications/day-summary-card.tsx'],
  'forms-without-code.phone': ['packages/web/src/document/late-start.tsx'],
  'no test: a page that is broken, without scripts or offline shows its phone link; security.txt is no page':
    [
      'packages/web/src/app/error-boundary.tsx',
      'packages/web/src/document/scripts-needed.tsx',
      'apps/shop/src/app/offline-page.tsx',
      'apps/shop/src/app/site-files.ts',
      'apps/shop/src/components/needs-scripts.tsx',
    ],
}

test('every outgoing link in the sources of the screens is known with its test', () => {
  const files = ['apps/shop/src', 'apps/desk/src', 'packages/ui/src', 'packages/web/src'].flatMap((folder) =>
    readdirSync(inProject(folder), { recursive: true }).map((file) => `${folder}/${file}`),
  )
  const isSource = (file) => /(?<!\.test)\.tsx?$/.test(file) && !file.includes('/testing/')
  const found = files.filter((file) => isSource(file) && leadsOut.test(readFileSync(inProject(file), 'utf8')))
  expect(found.sort()).toEqual(Object.values(testedIn).flat().sort())
})
