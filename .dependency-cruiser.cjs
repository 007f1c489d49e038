/**
 * Who may import whom: docs/architecture.md, "Import rules". Compiler `lib`/`types` and package `exports`
 * hold the rest.
 */
const error = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

module.exports = {
  forbidden: [
    error(
      'domain-is-pure',
      'The rules of the shop import nothing at all.',
      { path: '^packages/domain/src', pathNot: '[.]test[.]ts$' },
      { pathNot: '^packages/domain/src' },
    ),
    error(
      'words-know-the-domain-only',
      'Sentences import what they speak of.',
      { path: '^packages/words/src', pathNot: '[.]test[.]ts$' },
      { pathNot: '^packages/(domain|words)/src' },
    ),
    error(
      'contract-knows-domain-and-words-only',
      'Schemas import the domain, the sentences of their refusals, and zod.',
      { path: '^packages/contract/src', pathNot: '[.]test[.]ts$' },
      { pathNot: '^packages/(domain|words|contract)/src|^node_modules/zod/' },
    ),
    error(
      'apps-do-not-meet',
      'Server, shop and desk meet over HTTP only; what shop and desk share stands in packages/web.',
      { path: '^apps/([^/]+)/' },
      { path: '^apps/', pathNot: '^apps/$1/' },
    ),
    error(
      'stand-in-is-a-stranger',
      'It signs with its own code, else a shared mistake would pass every test.',
      { path: '^packages/midtrans-stand-in/' },
      { path: '^(apps|packages)/', pathNot: '^packages/midtrans-stand-in/' },
    ),
    error(
      'only-the-demo-starts-the-stand-in',
      'The shop talks to the stand-in over HTTP, as to Midtrans.',
      { path: '^apps/', pathNot: '^apps/server/src/(payments/demo/|testing/)|[.]test[.]ts$' },
      { path: '^packages/midtrans-stand-in/' },
    ),
    error(
      'e2e-is-a-stranger',
      'Journeys use the browser, the API and the controls of the stand-in. One file starts their PostgreSQL; checks that run in the page, the authenticator and the push service are shared with other tests and import nothing of ours.',
      { path: '^e2e/', pathNot: '^e2e/shop/database[.]ts$' },
      {
        path: '^(apps|packages)/',
        pathNot:
          '^(packages/web/src/testing/page-checks|apps/server/src/testing/(authenticator|push-service))[.]ts$',
      },
    ),
    error(
      'queries-are-the-floor',
      'Typed SQL imports the database, the domain and what is decided about each column of an order.',
      { path: '^apps/server/src/.+[.]queries[.]ts$' },
      {
        path: '^apps/server/src/',
        pathNot: '^apps/server/src/(platform/db/|shop/orders/read/order-columns[.]ts$|.+[.]queries[.]ts$)',
      },
    ),
    error(
      'midtrans-behind-the-port',
      'Only the wiring knows which provider is behind the port.',
      {
        path: '^apps/server/src/',
        pathNot: '^apps/server/src/(payments/midtrans/|testing/|wiring/)|[.]test[.]ts$',
      },
      { path: '^apps/server/src/payments/midtrans/' },
    ),
    error(
      'fastify-in-routes-only',
      'Use-cases and queries do not know HTTP.',
      {
        path: '^apps/server/src/',
        pathNot:
          '^apps/server/src/(platform/http/|openapi/|platform/live/open-stream[.]ts|payments/demo/payment-proxy[.]ts|pages/web-files[.]ts|platform/whatsapp/stand-in[.]ts|app(-parts)?[.]ts|testing/|.+[.]routes[.]ts$)|[.]test[.]ts$',
      },
      { path: '^node_modules/(fastify|@fastify/)' },
    ),
    error(
      'sql-in-queries-only',
      'The SQL builder lives in platform/db/ and *.queries.ts.',
      {
        path: '^apps/server/src/',
        pathNot: '^apps/server/src/(platform/db/|testing/|.+[.]queries[.]ts$)|[.]test[.]ts$',
      },
      { path: '^node_modules/(drizzle-orm|pg)/' },
    ),
    error(
      'testing-is-not-shipped',
      'Builders and test databases never reach shipped code.',
      { path: '^apps/server/src/', pathNot: '^apps/server/src/testing/|[.]test[.]ts$' },
      { path: '^apps/server/src/testing/' },
    ),
    error(
      'platform-knows-no-shop',
      'What any server needs is written without the shop.',
      { path: '^apps/server/src/platform/', pathNot: '[.]test[.]ts$' },
      { path: '^apps/server/src/(?!platform/)' },
    ),
    error(
      'shop-knows-no-payments',
      'Payments act on orders; what the shop needs of payments it asks of a port.',
      { path: '^apps/server/src/shop/', pathNot: '[.]test[.]ts$' },
      { path: '^apps/server/src/(?!platform/|shop/)' },
    ),
    error(
      'payments-below-the-wiring',
      'Payments and pages know the shop and the platform; what puts all together knows them.',
      { path: '^apps/server/src/(payments|pages)/', pathNot: '[.]test[.]ts$' },
      { path: '^apps/server/src/(?!platform/|shop/)', pathNot: '^apps/server/src/$1/' },
    ),
    error(
      'ui-knows-no-shop',
      'Widgets could serve a bank.',
      { path: '^packages/ui/' },
      {
        path: '^(apps|packages)/',
        pathNot: '^packages/ui/|^packages/words/src/(sentence|widgets|fields|message-sentence)[.]ts$',
      },
    ),
    error(
      'web-knows-no-app',
      'What shop and desk share knows ui, contract and domain. Its development server serves both.',
      { path: '^packages/web/' },
      { path: '^apps/' },
    ),
    error(
      'web-is-for-browsers',
      'Server, contract and domain know nothing of screens.',
      { path: '^(apps/server|packages/(contract|domain|words))/' },
      { path: '^packages/(ui|web)/' },
    ),
    error(
      'web-components-and-api',
      'Shop-aware pieces know ui, contract and domain.',
      { path: '^(apps/(shop|desk)|packages/web)/src/(components|api)/' },
      { path: '^(apps/(shop|desk)|packages/web)/src/(features|pages|app|document)/' },
    ),
    error(
      'web-features-do-not-meet',
      'Pages compose features.',
      { path: '^apps/(shop|desk)/src/features/([^/]+)/' },
      { path: '^apps/(shop|desk)/src/(features|pages|app)/', pathNot: '^apps/$1/src/features/$2/' },
    ),
    error(
      'web-pages-below-app',
      'app/ mounts pages.',
      { path: '^apps/(shop|desk)/src/pages/' },
      { path: '^apps/(shop|desk)/src/app/' },
    ),
    error('no-cycles', 'A cycle has no beginning to read from.', {}, { circular: true }),
    error(
      'declared-only',
      'Every package lists what it uses.',
      { path: '^(apps|packages|e2e|bench)/' },
      { dependencyTypes: ['npm-no-pkg', 'unknown'] },
    ),
    error('resolvable', 'An import that leads nowhere.', {}, { couldNotResolve: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '(^|/)(dist|[.]cache)/|^(apps/(shop|desk)|packages/(ui|web))/.+[.](css|svg|avif|webp|png|woff2)|[?]|^virtual:',
    },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
