import { expect, test } from 'vitest'
import { buildTestApp } from '../../testing/test-app.ts'

const shop = await buildTestApp()
const admin = await shop.signIn()
// 70 entries at two moments, and some of other people and days.
await shop.rows(`
    insert into inventory (package_type, unit_price) values ('20pcs', 58000);
    insert into audit_log (at, actor, action, subject, after)
    select '2026-11-20T03:00:00Z'::timestamptz + (n / 35) * interval '1 minute', 'admin:pemilik', 'inventory.change',
      'inventory:1', jsonb_build_object('currentStock', n) from generate_series(0, 69) n;
    insert into audit_log (at, actor, action, subject, before, after) values
      ('2026-11-18T16:59:59Z', 'admin:pembantu', 'settings.change', 'settings:qris', 'false', 'true'),
      ('2026-11-18T17:00:00Z', 'system', 'privacy.retention', 'shop', null, null),
      ('2026-11-19T16:59:59Z', 'admin:pembantu', 'review.hide', 'review:3', null, '{"isPublic": false}'),
      ('2026-11-19T17:00:00Z', 'admin:pembantu', 'action.of-tomorrow', 'x:1', null, null)`)

const read = async (query: Record<string, string> = {}) =>
  (await shop.call({ url: '/api/admin/audit', query, cookies: admin })).json()

test('the newest come first, page after page, each once, also when many have the same time', async () => {
  const seen: { id: number; at: string }[] = []
  for (let page = await read(); ; page = await read({ before: String(seen.at(-1)?.id) })) {
    expect(page.entries.length).toBeLessThanOrEqual(30)
    seen.push(...page.entries)
    if (!page.hasMore) break
  }
  expect(seen).toHaveLength(74)
  expect(new Set(seen.map(({ id }) => id)).size).toBe(74)
  expect(seen).toEqual(seen.toSorted((a, b) => b.at.localeCompare(a.at) || b.id - a.id))
})

test('an entry names actor, action, before and after, and its package', async () => {
  const [entry] = (await read({ actor: 'admin:pemilik' })).entries
  expect(entry).toMatchObject({
    at: '2026-11-20T03:01:00.000Z',
    actor: 'admin:pemilik',
    action: 'inventory.change',
    packageType: '20pcs',
    before: null,
    after: { currentStock: 69 },
  })
  expect((await read({ topic: 'settings' })).entries).toMatchObject([
    { before: false, after: true, packageType: null },
  ])
})

test.each<[filter: Record<string, string>, actions: string[]]>([
  [{ actor: 'system' }, ['privacy.retention']],
  [{ topic: 'customers' }, ['privacy.retention']],
  [{ from: '2026-11-19', to: '2026-11-19' }, ['review.hide', 'privacy.retention']],
  [{ to: '2026-11-18' }, ['settings.change']],
  [{ actor: 'admin:pembantu', from: '2026-11-19' }, ['action.of-tomorrow', 'review.hide']],
  [{ actor: 'admin:pembantu', topic: 'stock' }, []],
  [{ actor: 'tidak ada' }, []],
])('the filter %j leaves %j; days are WIB days, inclusive', async (filter, actions) => {
  const { entries, actors } = await read(filter)
  expect(entries.map(({ action }: { action: string }) => action)).toEqual(actions)
  expect(actors).toEqual(['admin:pembantu', 'admin:pemilik', 'system'])
})
