import { recall } from '@dimsum/web/components/session-memory.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  draftNames,
  draftValues,
  forgetDraft,
  isBegun,
  keepDraft,
  keepNames,
  orderTries,
} from './order-draft.ts'
import { emptyOrder } from './order-fields.ts'

beforeEach(() => {
  vi.unstubAllGlobals()
  forgetDraft()
})

describe('the draft of an order', () => {
  it('restores stored values', () => {
    const values = { customerName: 'Siti', lines: [{ packageType: '20pcs', quantity: 3 }], isDelivery: false }
    keepDraft(values)
    expect(draftValues()).toEqual(values)
  })

  it('keeps the names of its packages, which begin no draft by themselves', () => {
    const names = { '20pcs': { id: 'Paket Sedang', en: 'Medium Package' } }
    keepNames(names)
    expect(recall('order-draft')).toBeUndefined()
    keepDraft({ lines: [{ packageType: '20pcs', quantity: 1 }] })
    keepNames(names)
    expect(draftNames()).toEqual(names)
  })

  it('has one key while it is filled in', () => {
    keepDraft({ customerName: 'S' })
    const key = orderTries.key()
    keepDraft({ customerName: 'Siti' })
    expect(orderTries.key()).toBe(key)
    expect(key).toMatch(/^[0-9a-f]{32}$/)
  })

  it('gets a new key after it was placed and cleared', () => {
    const key = orderTries.key()
    forgetDraft()
    expect(draftValues()).toEqual({})
    expect(orderTries.key()).not.toBe(key)
  })

  it('is kept in memory when the browser blocks storage', () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    keepDraft({ customerName: 'Siti' })
    expect(draftValues().customerName).toBe('Siti')
    expect(orderTries.key()).toBe(orderTries.key())
  })

  it('never stores the honeypot', () => {
    keepDraft({ website: 'http://spam.example' })
    expect(draftValues()).toEqual({})
  })

  it('keeps its values when the key is renewed', () => {
    keepDraft({ customerName: 'Siti' })
    const key = orderTries.key()
    orderTries.renewKey()
    expect(orderTries.key()).not.toBe(key)
    expect(draftValues().customerName).toBe('Siti')
  })

  it('distinguishes an empty form from one that was edited', () => {
    expect(isBegun(emptyOrder)).toBe(false)
    expect(isBegun({ ...emptyOrder, lines: [] })).toBe(false)
    expect(isBegun({ ...emptyOrder, lines: [{ packageType: '10pcs', quantity: 1 }] })).toBe(true)
    expect(isBegun({ ...emptyOrder, isDelivery: false })).toBe(true)
    expect(isBegun({ ...emptyOrder, notes: 'x' })).toBe(true)
  })
})
