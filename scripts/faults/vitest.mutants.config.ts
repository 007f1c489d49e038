import { defineConfig } from 'vitest/config'

/** Only tests of pure rules: they need no database, so thousands of mutants can be tested. */
export default defineConfig({
  test: {
    testTimeout: 60_000,
    // It changes TZ, which a worker thread cannot.
    exclude: ['packages/domain/src/wib-date.test.ts'],
    include: [
      'packages/domain/src/**/*.test.ts',
      'apps/server/src/shop/orders/read/present-order.test.ts',
      'apps/server/src/shop/orders/access/matching-phone.test.ts',
      'apps/server/src/shop/team/password-rules.test.ts',
      'apps/server/src/payments/settlement/{rank-rule-laws,rank-rule,fingerprint,check-schedule}.test.ts',
      'apps/server/src/payments/midtrans/{signature,circuit-breaker}.test.ts',
      'apps/server/src/platform/http/request/client-address.test.ts',
      'apps/server/src/platform/errors/safe-error.test.ts',
      'apps/server/src/shop/orders/export/csv.test.ts',
      'apps/server/src/platform/config/secret-token.test.ts',
    ],
  },
})
