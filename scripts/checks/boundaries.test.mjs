import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const project = join(import.meta.dirname, '../..')
const tree = mkdtempSync(join(tmpdir(), 'dimsum-boundaries-'))
afterAll(() => rmSync(tree, { recursive: true, force: true }))

/** Rule, importing file and imported file; `S` is apps/server/src. */
const planted = `
apps-do-not-meet          S/shop/to-shop.ts                     apps/shop/src/api/a.ts
apps-do-not-meet          apps/shop/src/app/b.ts                S/shop/b.ts
apps-do-not-meet          apps/shop/src/api/x.ts                apps/desk/src/api/y.ts
apps-do-not-meet          apps/desk/src/api/x.ts                apps/shop/src/api/y.ts
stand-in-is-a-stranger    packages/midtrans-stand-in/src/a.ts   packages/domain/src/a.ts
domain-is-pure            packages/domain/src/b.ts              packages/contract/src/a.ts
web-features-do-not-meet  apps/desk/src/features/x/a.ts         apps/desk/src/features/y/a.ts
ui-knows-no-shop          packages/ui/src/a.ts                  packages/web/src/api/a.ts
web-knows-no-app          packages/web/src/api/b.ts             apps/shop/src/api/y.ts
web-is-for-browsers       S/shop/w.ts                           packages/web/src/api/a.ts
web-components-and-api    apps/desk/src/components/z.ts         apps/desk/src/features/y/a.ts
web-pages-below-app       apps/shop/src/pages/a.ts              apps/shop/src/app/c.ts
midtrans-behind-the-port  S/payments/a.ts                       S/payments/midtrans/a.ts
testing-is-not-shipped    S/shop/c.ts                           S/testing/a.ts
platform-knows-no-shop    S/platform/x.ts                       S/shop/x.ts
shop-knows-no-payments    S/shop/y.ts                           S/payments/y.ts
payments-below-the-wiring S/payments/z.ts                       S/wiring/z.ts
e2e-is-a-stranger         e2e/a.ts                              packages/domain/src/a.ts`
  .trim()
  .replaceAll(' S/', ' apps/server/src/')
  .split('\n')
  .map((line) => line.split(/ +/))

/** @type {{ from: string; rule: { name: string } }[]} */
let violations = []

/** A small copy of the project's structure, checked once with the project's own rules. */
beforeAll(() => {
  write('tsconfig.base.json', readFileSync(join(project, 'tsconfig.base.json'), 'utf8'))
  for (const [, , to] of planted) write(to, 'export const something = 1\n')
  for (const [, from, to] of planted) {
    const specifier = relative(dirname(from), to)
    write(from, `export { something } from '${specifier.startsWith('.') ? specifier : `./${specifier}`}'\n`)
  }
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

it.each(planted)('%s refuses what %s imports', (rule, from) => {
  expect(violations.filter((each) => each.from === from).map((each) => each.rule.name)).toContain(rule)
})
