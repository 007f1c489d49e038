import { afterEach, describe, expect, it } from 'vitest'
import { rememberedOrder, rememberOrder } from './remembered-order.ts'
import { forget } from './session-memory.ts'

afterEach(() => forget('last-order'))

describe('the order placed last', () => {
  it('is stored once it is placed', () => {
    expect(rememberedOrder()).toBeNull()
    rememberOrder({ id: 12, phone: '0812-3456-7890' })
    expect(rememberedOrder()).toEqual({ id: 12, phone: '0812-3456-7890' })
  })
})
