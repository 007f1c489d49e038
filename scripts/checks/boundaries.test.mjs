import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const project = join(import.meta.dirname, '../..')
const tree = mkdtempSync(join(tmpdir(), 'dimsum-boundaries-'))
afterAll(() => rmSync(tree, { recursive: true, force: true }))

const something = 'export const something = 1\n'
const importing = (/** @type {string} */ specifier) =>
  `import { something } from '${specifier}'\nexport const other = something\n`

/** @type {[rule: string, from: string, specifier: string, to: string][]} */
const planted = [
  [
    'apps-do-not-meet',
    'apps/server/src/shop/to-shop.ts',
    '../../../shop/src/api/a.ts',
    'apps/shop/src/api/a.ts',
  ],
  [
    'apps-do-not-meet',
    'apps/shop/src/app/b.ts',
    '../../../server/src/shop/b.ts',
    'apps/server/src/shop/b.ts',
  ],
  [
    'stand-in-is-a-stranger',
    'packages/midtrans-stand-in/src/a.ts',
    '../../domain/src/a.ts',
    'packages/domain/src/a.ts',
  ],
  ['domain-is-pure', 'packages/domain/src/b.ts', '../../contract/src/a.ts', 'packages/contract/src/a.ts'],
  ['web-features-do-not-meet', 'apps/desk/src/features/x/a.ts', '../y/a.ts', 'apps/desk/src/features/y/a.ts'],
  ['apps-do-not-meet', 'apps/shop/src/api/x.ts', '../../../desk/src/api/y.ts', 'apps/desk/src/api/y.ts'],
  ['apps-do-not-meet', 'apps/desk/src/api/x.ts', '../../../shop/src/api/y.ts', 'apps/shop/src/api/y.ts'],
  ['ui-knows-no-shop', 'packages/ui/src/a.ts', '../../web/src/api/a.ts', 'packages/web/src/api/a.ts'],
  [
    'web-knows-no-app',
    'packages/web/src/api/b.ts',
    '../../../../apps/shop/src/api/y.ts',
    'apps/shop/src/api/y.ts',
  ],
  [
    'web-is-for-browsers',
    'apps/server/src/shop/w.ts',
    '../../../../packages/web/src/api/a.ts',
    'packages/web/src/api/a.ts',
  ],
  [
    'web-components-and-api',
    'apps/desk/src/components/z.ts',
    '../features/y/a.ts',
    'apps/desk/src/features/y/a.ts',
  ],
  ['web-pages-below-app', 'apps/shop/src/pages/a.ts', '../app/c.ts', 'apps/shop/src/app/c.ts'],
  [
    'midtrans-behind-the-port',
    'apps/server/src/payments/a.ts',
    './midtrans/a.ts',
    'apps/server/src/payments/midtrans/a.ts',
  ],
  ['testing-is-not-shipped', 'apps/server/src/shop/c.ts', '../testing/a.ts', 'apps/server/src/testing/a.ts'],
  ['platform-knows-no-shop', 'apps/server/src/platform/x.ts', '../shop/x.ts', 'apps/server/src/shop/x.ts'],
  [
    'shop-knows-no-payments',
    'apps/server/src/shop/y.ts',
    '../payments/y.ts',
    'apps/server/src/payments/y.ts',
  ],
  [
    'payments-below-the-wiring',
    'apps/server/src/payments/z.ts',
    '../wiring/z.ts',
    'apps/server/src/wiring/z.ts',
  ],
  ['e2e-is-a-stranger', 'e2e/a.ts', '../packages/domain/src/a.ts', 'packages/domain/src/a.ts'],
]
const allowed = 'apps/server/src/shop/allowed.ts'

/** @type {{ from: string; rule: { name: string } }[]} */
let violations = []

/** A small tree of the shop's shape, checked once with the shop's own rules. */
beforeAll(() => {
  write('tsconfig.base.json', readFileSync(join(project, 'tsconfig.base.json'), 'utf8'))
  for (const [, , , to] of planted) write(to, something)
  for (const [, from, specifier] of planted) write(from, importing(specifier))
  write(allowed, importing('./b.ts'))
  const program = join(project, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const rules = join(project, '.dependency-cruiser.cjs')
  const run = spawnSync(process.execPath, [program, '.', '--config', rules, '--output-type', 'json'], {
    cwd: tree,
    encoding: 'utf8',
  })
  violations = JSON.parse(run.stdout).summary.violations
})

function write(/** @type {string} */ path, /** @type {string} */ text) {
  mkdirSync(dirname(join(tree, path)), { recursive: true })
  writeFileSync(join(tree, path), text)
}

const rulesBrokenBy = (/** @type {string} */ file) =>
  violations.filter(({ from }) => from === file).map(({ rule }) => rule.name)

describe('the import rules', () => {
  it.each(planted)('%s refuses what %s imports', (rule, from) => {
    expect(rulesBrokenBy(from)).toContain(rule)
  })

  it('allow an import inside a feature', () => {
    expect(rulesBrokenBy(allowed)).toEqual([])
  })
})
