import { defineConfig } from 'vitest/config'

/** Tests of pure rules only: they need no database, so thousands of mutants can be tried. */
export default defineConfig({
  test: {
    include: [
      'packages/domain/src/**/*.test.ts',
      'apps/server/src/payments/{judge-report,check-schedule}.test.ts',
      'apps/server/src/payments/midtrans/{signature,circuit-breaker}.test.ts',
      'apps/server/src/http/{json-body,client-address,safe-error}.test.ts',
      'apps/server/src/order-export/csv.test.ts',
      'apps/server/src/secret-token.test.ts',
    ],
  },
})
