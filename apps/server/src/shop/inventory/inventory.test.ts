import type { InventoryItem } from '@dimsum/contract/inventory'
import { beforeEach, describe, expect, it } from 'vitest'
import { answered, buildTestApp } from '../../testing/test-app.ts'

const shop = await buildTestApp()
const admin = await shop.signIn()

const add = async (item: object) => shop.send('POST', '/api/inventory', item, admin)

const change = (id: number, payload: object) => shop.send('PATCH', `/api/inventory/${id}`, payload, admin)

const ledger = () => shop.rows('select * from inventory_movements order by id')
const list = async () => (await shop.get('/api/inventory', admin)).json()

let item: InventoryItem
beforeEach(async () => {
  // The ledger is append only, but a test may empty it.
  await shop.rows(`
    alter table inventory_movements disable trigger user;
    truncate inventory, inventory_movements restart identity;
    alter table inventory_movements enable trigger user`)
  item = (await add({ packageType: '20pcs', currentStock: 12, unitPrice: 25_000 })).json<InventoryItem>()
})

describe('adding an inventory item', () => {
  it('returns the item with the spec defaults and writes its first stock to the ledger', async () => {
    const defaults = { minimumStock: 10, isActive: true }
    expect(item).toMatchObject({ packageType: '20pcs', currentStock: 12, unitPrice: 25_000, ...defaults })
    expect(await ledger()).toMatchObject([
      { inventory_id: item.id, reason: 'received', delta: 12, stock_after: 12, actor: 'admin:pemilik' },
    ])
    const rows = await shop.rows('select action from audit_log order by id desc limit 1')
    expect(rows).toEqual([{ action: 'inventory.add' }])
  })

  it('refuses a package that is counted already, and changes nothing', async () => {
    const answer = await add({ packageType: '20pcs', currentStock: 99, unitPrice: 1 })
    expect(answer.statusCode).toBe(409)
    expect(await list()).toMatchObject([{ currentStock: 12 }])
  })

  it.each([
    [{ packageType: '50pcs', unitPrice: 1 }, 'packageType'],
    [{ packageType: '10pcs', currentStock: -1, unitPrice: 1 }, 'currentStock'],
    [{ packageType: '10pcs', minimumStock: 1.5, unitPrice: 1 }, 'minimumStock'],
    [{ packageType: '10pcs' }, 'unitPrice'],
  ])('names the field of %j', async (payload, field) => {
    const refused = { statusCode: 400, issues: [{ path: field }] }
    expect(answered(await add(payload))).toMatchObject(refused)
  })
})

describe('changing stock', () => {
  it('records who changed it, why, and the stock after', async () => {
    const why = { reason: 'waste', note: 'jatuh' }
    const answer = await change(item.id, { currentStock: 7, expectedStock: 12, ...why })
    expect(answer.json()).toMatchObject({ currentStock: 7 })
    const entry = { ...why, delta: -5, stock_after: 7, actor: 'admin:pemilik' }
    expect((await ledger()).at(-1)).toMatchObject(entry)
  })

  it('records a form once, however often it is sent, and refuses another change with its key', async () => {
    const sent = { currentStock: 17, expectedStock: 12, reason: 'received', key: 'stock-form-key-0001' }
    expect((await change(item.id, sent)).json()).toMatchObject({ currentStock: 17 })
    // The answer was lost: sent again unchanged, then after the screen had read the new figure.
    expect((await change(item.id, sent)).json()).toMatchObject({ currentStock: 17 })
    const reread = await change(item.id, { ...sent, currentStock: 22, expectedStock: 17 })
    expect(reread.json()).toMatchObject({ currentStock: 17 })
    const other = answered(await change(item.id, { ...sent, currentStock: 23, expectedStock: 17 }))
    expect(other).toMatchObject({ statusCode: 409, code: 'conflict' })
    expect((await ledger()).map(({ delta }) => delta)).toEqual([12, 5])
  })

  it('dates a change that waited by when it had the stock, in the stock history and the record', async () => {
    const lock = 'select from inventory where id = $1 for update'
    await shop.database.whileLocked(lock, [item.id], () => change(item.id, { currentStock: 20 }))
    // `updated_at` is when its transaction began.
    const late = await shop.rows(`select from inventory i, inventory_movements m, audit_log a
      where m.delta = 8 and m.at > i.updated_at and a.action = 'inventory.change' and a.at > i.updated_at`)
    expect(late).toHaveLength(1)
  })

  it('refuses a figure or detail based on an old view, and accepts other details', async () => {
    await change(item.id, { currentStock: 11, expectedStock: 12 })
    const late = await change(item.id, { currentStock: 13, expectedStock: 12 })
    expect(answered(late)).toMatchObject({ statusCode: 409, code: 'stale', details: '11' })
    expect(await list()).toMatchObject([{ currentStock: 11 }])

    await change(item.id, { unitPrice: 27_000, expected: { unitPrice: 25_000 } })
    const dear = answered(await change(item.id, { unitPrice: 26_000, expected: { unitPrice: 25_000 } }))
    expect(dear).toMatchObject({ statusCode: 409, code: 'stale' })
    const other = await change(item.id, { minimumStock: 3, expected: { minimumStock: 10 } })
    expect(other.json()).toMatchObject({ unitPrice: 27_000, minimumStock: 3 })
  })

  it('goes on when cancelled orders return more than can be entered', async () => {
    const { id } = await shop.placeOrder({ packageType: '20pcs', quantity: 1 })
    await change(item.id, { currentStock: 2_000_000_000 })
    await shop.setStatus(id, 'cancelled')
    const expectedStock = 2_000_000_001
    expect(await list()).toMatchObject([{ currentStock: expectedStock }])
    expect((await change(item.id, { minimumStock: 5, expectedStock })).statusCode).toBe(200)
  })
})

describe('what can be ordered', () => {
  const availability = async () => (await shop.get('/api/packages/availability')).json()

  it('is everything without a stock row, the stock where there is one, and nothing of an inactive package', async () => {
    expect(await availability()).toEqual([
      { packageType: '10pcs', isOrderable: true, left: null },
      { packageType: '20pcs', isOrderable: true, left: 12 },
      { packageType: '100pcs', isOrderable: true, left: null },
    ])
    await change(item.id, { currentStock: 0 })
    expect(await availability()).toContainEqual({ packageType: '20pcs', isOrderable: false, left: 0 })
    await change(item.id, { currentStock: 5, isActive: false })
    expect(await availability()).toContainEqual({ packageType: '20pcs', isOrderable: false, left: 0 })
  })
})
