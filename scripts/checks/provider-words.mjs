import { parse, shippedSources, wordsOf } from './shipped-sources.mjs'

/** Midtrans's names of fields, statuses and methods. `gopay` and `qris` are not among them: the shop offers them by these names. */
const words = new Set([
  ...['transaction_status', 'fraud_status', 'status_code', 'payment_type', 'gross_amount', 'signature_key'],
  ...[
    'va_numbers',
    'enabled_payments',
    'transaction_time',
    'settlement_time',
    'custom_field1',
    'custom_field2',
  ],
  ...['settlement', 'chargeback', 'partial_refund', 'partial_chargeback'],
  ...[
    'bank_transfer',
    'echannel',
    'credit_card',
    'cstore',
    'bca_va',
    'bni_va',
    'bri_va',
    'permata_va',
    'cimb_va',
  ],
  ...['other_qris', 'shopeepay'],
])
/** Statuses that are English words too: they count as texts, not as names of properties. */
const englishWords = new Set(['authorize', 'capture', 'deny', 'expire', 'challenge'])

/** Where they may stand, and why. */
const allowed = {
  'apps/server/src/payments/midtrans/': 'the adapter',
  'apps/server/src/platform/db/tables/': 'names of columns; what they hold is stored unread',
  'packages/contract/src/payments.ts': "the specification's calls carry them",
  'packages/domain/src/payment-method.ts': "the specification's names of demo payments",
  'packages/words/src/payment-method.ts': 'what those are called',
  'packages/words/src/desk/payment-methods.ts': "what the provider's methods are called",
  'apps/shop/src/features/payment-demo/demo-payment.tsx': 'the demo page of the specification',
  'apps/desk/src/features/operator/webhook-test.tsx': 'the webhook test page of the specification',
  'packages/words/src/desk/webhook-test.ts': 'the sentences of the same page',
  'apps/desk/src/components/payment-method-word.ts': "what the provider's methods are called in Indonesian",
  'packages/web/src/components/payment-popup/popup.ts': "what the provider's popup reports",
  'apps/shop/src/api/payment-return.ts': "how the provider's page leads back",
}

/** @param {string} path @param {import('typescript').SourceFile} source */
const providerWordsIn = (path, source) => {
  /** @type {Set<string>} */
  const found = new Set()
  for (const { text, kind } of wordsOf(source)) {
    const each =
      kind === 'template'
        ? [...text.matchAll(/'([a-z_0-9]+)'|\b([a-z]+_[a-z_0-9]+)\b/g)].map(([, a, b]) => a ?? b)
        : [text]
    for (const word of each) {
      if (words.has(word) || (kind !== 'property' && englishWords.has(word))) found.add(word)
    }
  }
  return found.size === 0 ? [] : [`${path}: ${[...found].join(', ')}`]
}

/** Every file that knows a word of the payment provider and should not. */
export const findProviderWords = () =>
  [...shippedSources()]
    .filter(({ path }) => !Object.keys(allowed).some((prefix) => path.startsWith(prefix)))
    .flatMap(({ path, source }) => providerWordsIn(path, source))

/** The same of a piece of code. @param {string} text */
export const providerWordsOf = (text) => providerWordsIn('sample.ts', parse('sample.ts', text))
