import { rupiah } from '@dimsum/domain/money'
import { describe, expect, test } from 'vitest'
import { anOrder } from '../../../testing/orders.ts'
import { refusalOf } from '../../../testing/refusal.ts'
import { openShopFloor, shopMoment } from '../../../testing/shop-floor.ts'
import { defaultShopRules, shopRulesWith } from '../../../testing/shop-rules.ts'
import { placeAsOwner } from './place-as-owner.ts'

const floor = await openShopFloor()

const raised = shopRulesWith({ '20pcs': rupiah(62_000) })

describe('an order whose screen showed a total', () => {
  test('is refused with both totals when the price has changed since, upwards or downwards, and leaves nothing', async () => {
    const before = await floor.countRows()
    for (const [expectedTotal, rules, details] of [
      ['58000.00', raised, '62000.00'],
      ['62000.00', defaultShopRules, '58000.00'],
    ] as const) {
      const refusal = await refusalOf(floor.place({}, { expectedTotal, rules, key: `form-${details}` }))
      expect(refusal).toMatchObject({ code: 'stale', details, issues: [{ path: 'expected-total' }] })
      expect(refusal.message).toMatch(/sekarang Rp\s6?[0-9]+\.000, bukan Rp\s[0-9]+\.000/)
    }
    expect(await floor.countRows()).toEqual(before)
  })

  test('is refused at the owner’s desk too, kitchen day overridden or not', async () => {
    const parts = { db: floor.db, now: () => shopMoment.now }
    const enter = (overrideKitchen: boolean, expectedTotal: string) => {
      const entry = { order: anOrder(), source: 'whatsapp', overrideKitchen } as const
      return placeAsOwner(parts, 'admin:pemilik', entry, { rules: raised, expectedTotal })
    }
    for (const isOverridden of [false, true])
      expect((await refusalOf(enter(isOverridden, '58000.00'))).code).toBe('stale')
    await floor.rows(`update packages set price = 62000 where package_type = '20pcs'`)
    expect((await enter(true, '62000.00')).totalPrice).toBe('62000.00')
  })
})
