import { afterEach, describe, expect, it } from 'vitest'
import { rememberedOrder, rememberOrder } from './remembered-order.ts'
import { forget, keep } from './session-memory.ts'

afterEach(() => forget('last-order'))

describe('the order placed last', () => {
  it('is stored once it is placed', () => {
    expect(rememberedOrder()).toBeNull()
    rememberOrder({ id: 12, phone: '0812-3456-7890' })
    expect(rememberedOrder()).toEqual({ id: 12, phone: '0812-3456-7890' })
  })

  it.each([
    [7],
    [null],
    [{ id: '12', phone: '0812' }],
    [{ id: 12 }],
    [{ id: 1.5, phone: '0812' }],
  ])('is unknown when what is stored is %j', (stored) => {
    keep('last-order', stored)
    expect(rememberedOrder()).toBeNull()
  })
})
