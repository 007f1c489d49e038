import { ApiError } from '@dimsum/web/api/api-error.ts'
import { describe, expect, it } from 'vitest'
import { bodyOf, emptyEntry, problemsIn } from './order-entry.ts'

const call = {
  ...emptyEntry,
  packs: { '10pcs': 0, '20pcs': 2, '100pcs': 1 },
  customerName: 'Sari',
  customerPhone: '0812-3456-7890',
  customerAddress: 'Jl. Melati No. 7, Bekasi',
}

describe('an order the owner writes down', () => {
  it('is one order with a line per package', () => {
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

  it('is not sent without a package', () => expect(bodyOf(emptyEntry)).toBeNull())

  it('needs no address when it is fetched', () => {
    const fetched = bodyOf({ ...call, isDelivery: false, customerAddress: '' })
    expect(fetched?.order.customerAddress).toBe('Ambil sendiri di dapur')
    expect(bodyOf({ ...call, customerAddress: '' })?.order.customerAddress).toBe('')
  })

  it('puts each refusal on its field, the first one of a field', () => {
    const refusal = new ApiError('Required', {
      status: 400,
      code: 'validation',
      issues: [
        { path: 'order.customerName', message: 'Required' },
        { path: 'order.items.0.quantity', message: 'Quantity must be at least 1' },
        { path: 'quantity', message: 'Maaf, stok habis.' },
        { path: 'deliveryDate', message: 'Dapur kami tutup.' },
      ],
    })
    expect(problemsIn(refusal)).toEqual({
      customerName: 'Required',
      packs: 'Quantity must be at least 1',
      deliveryDate: 'Dapur kami tutup.',
    })
  })
})
