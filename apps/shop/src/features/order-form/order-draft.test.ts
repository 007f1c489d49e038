import type { PlaceOrder } from '@dimsum/contract/place-order'
import { keep, recall } from '@dimsum/web/components/session-memory.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  draftKey,
  draftNames,
  draftValues,
  forgetDraft,
  isBegun,
  keepDraft,
  keepNames,
  noteRefused,
  noteSent,
  renewKey,
  unansweredOrders,
} from './order-draft.ts'
import { emptyOrder } from './order-fields.ts'

const siti: PlaceOrder = {
  customerName: 'Siti Rahma',
  customerPhone: '081234567890',
  customerEmail: null,
  customerAddress: 'Jl. Melati 5, RT 02/RW 03',
  packageType: '20pcs',
  quantity: 2,
  isDelivery: true,
  notes: null,
  deliveryDate: null,
}

beforeEach(() => {
  vi.unstubAllGlobals()
  forgetDraft()
})

describe('the draft of an order', () => {
  it('restores stored values', () => {
    keepDraft({ customerName: 'Siti', packageType: '20pcs', quantity: 3, isDelivery: false })
    expect(draftValues()).toEqual({
      customerName: 'Siti',
      packageType: '20pcs',
      quantity: 3,
      isDelivery: false,
    })
  })

  it('keeps the names of its packages, which begin no draft by themselves', () => {
    const names = { '20pcs': { id: 'Paket Sedang', en: 'Medium Package' } }
    keepNames(names)
    expect(recall('order-draft')).toBeUndefined()
    keepDraft({ packageType: '20pcs' })
    keepNames(names)
    expect(draftNames()).toEqual(names)
  })

  it('restores day, code and further packages, and leaves out invalid ones', () => {
    const items = [
      { packageType: '100pcs' as const, quantity: 1 },
      { packageType: '10pcs' as const, quantity: 51 },
    ]
    keepDraft({ packageType: '20pcs', deliveryDate: '2026-11-28', promotionCode: 'hemat10', items })
    expect(draftValues()).toEqual({
      packageType: '20pcs',
      deliveryDate: '2026-11-28',
      promotionCode: 'hemat10',
      items: [{ packageType: '100pcs', quantity: 1 }],
    })
  })

  it('creates its key when first filled, and keeps it', () => {
    keepDraft({ customerName: 'S' })
    const key = draftKey()
    keepDraft({ customerName: 'Siti' })
    expect(draftKey()).toBe(key)
    expect(key).toMatch(/^[0-9a-f]{32}$/)
  })

  it('gets a new key after it was placed and cleared', () => {
    const key = draftKey()
    forgetDraft()
    expect(draftValues()).toEqual({})
    expect(draftKey()).not.toBe(key)
  })

  it('is kept in memory when the browser blocks storage', () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    keepDraft({ customerName: 'Siti' })
    expect(draftValues().customerName).toBe('Siti')
    expect(draftKey()).toBe(draftKey())
  })

  it('never stores the honeypot', () => {
    keepDraft({ website: 'http://spam.example' })
    expect(draftValues()).toEqual({})
  })

  it.each([
    ['a number', 7],
    ['no key', { values: { customerName: 'Siti' } }],
    ['nothing', null],
  ])('starts anew from a stored value that is %s', (_what, value) => {
    keep('order-draft', value)
    expect(draftValues()).toEqual({})
  })

  it('leaves out invalid fields', () => {
    keep('order-draft', {
      idempotencyKey: 'k',
      values: {
        customerName: 7,
        packageType: 30,
        quantity: 51,
        isDelivery: 'yes',
        notes: 'sambal dipisah',
      },
    })
    expect(draftValues()).toEqual({ notes: 'sambal dipisah' })
  })

  it('lists sent versions without a response, once each, newest last', () => {
    draftKey()
    noteSent(siti)
    noteSent({ ...siti, quantity: 3 })
    noteSent(siti)
    expect(unansweredOrders().map(({ quantity }) => quantity)).toEqual([3, 2])
    noteRefused(siti)
    expect(unansweredOrders().map(({ quantity }) => quantity)).toEqual([3])
  })

  it('keeps its values when the key is renewed', () => {
    keepDraft({ customerName: 'Siti' })
    const key = draftKey()
    noteSent(siti)
    renewKey()
    expect(draftKey()).not.toBe(key)
    expect(draftValues().customerName).toBe('Siti')
    expect(unansweredOrders()).toEqual([])
  })

  it('distinguishes an empty form from one that was edited', () => {
    expect(isBegun(emptyOrder)).toBe(false)
    expect(isBegun({ ...emptyOrder, packageType: '10pcs' })).toBe(true)
    expect(isBegun({ ...emptyOrder, isDelivery: false })).toBe(true)
    expect(isBegun({ ...emptyOrder, notes: 'x' })).toBe(true)
  })
})
