import { builtInMenu } from '@dimsum/contract/built-in-menu'
import type { TypedNumber } from '@dimsum/domain/typed-number'
import { describe, expect, it } from 'vitest'
import { bodyOf, type Entry, emptyEntry, entryField, judgeEntry, linesOf, totalsOf } from './entry-values.ts'

const menu = builtInMenu()
const lineOf = (packageType: string, quantity: TypedNumber) => ({ packageType, quantity })
const call = {
  ...emptyEntry(menu),
  lines: [lineOf('10pcs', 0), lineOf('20pcs', 2), lineOf('100pcs', 1)],
  customerName: 'Sari',
  customerPhone: '0812-3456-7890',
  customerAddress: 'Jl. Melati No. 7, Bekasi',
}

describe('an order entered by the owner', () => {
  it('has one line per package', () => {
    expect(bodyOf(call)).toMatchObject({
      source: 'whatsapp',
      order: {
        packageType: '20pcs',
        quantity: 2,
        items: [
          { packageType: '20pcs', quantity: 2 },
          { packageType: '100pcs', quantity: 1 },
        ],
        isDelivery: true,
        deliveryDate: null,
      },
    })
  })

  it('uses the menu’s prices and piece counts', () => {
    const [small] = menu
    const dear = menu.map((item) => (item === small ? item : { ...item, price: item.price + 1_000 }))
    expect(totalsOf(linesOf(call), menu)).toEqual({ price: 386_000, pieces: 140 })
    expect(totalsOf(linesOf(call), dear).price).toBe(389_000)
  })

  it('is invalid without a package, or with a count or fee that is not a number', async () => {
    const faults = async (entry: Entry) =>
      Object.keys((await judgeEntry(entry, undefined, {} as never)).errors).sort()
    expect(await faults(emptyEntry(menu))).toEqual(['lines'])
    expect(await faults({ ...call, lines: [...call.lines, lineOf('10pcs', '2,5')] })).toEqual(['lines'])
    expect(await faults({ ...call, deliveryFee: '10.50' })).toEqual(['deliveryFee'])
    expect(await faults(call)).toEqual([])
  })

  it('needs no address for pick-up', () => {
    const fetched = bodyOf({ ...call, isDelivery: false, customerAddress: '' })
    expect(fetched.order.customerAddress).toBe('Ambil sendiri di dapur')
    expect(bodyOf({ ...call, customerAddress: '' }).order.customerAddress).toBe('')
  })

  it.each([
    ['order.items.0.quantity', 'lines'],
    ['quantity', 'lines'],
    ['deliveryDate', 'deliveryDate'],
  ])('refused at %s, says so at %s', (path, field) => expect(entryField(path)).toBe(field))
})
