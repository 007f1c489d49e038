import { describe, expect, it } from 'vitest'
import { BlockPhone } from './block-phone.ts'
import { ChangeShopSettings } from './change-shop-settings.ts'
import { ProveOrderAccess } from './orders.ts'
import { TestPayment } from './payments.ts'
import { PlaceOrder } from './place-order.ts'

const two = '0812 3456 7890 / 081398765432'
const oneOnly = 'Tulis satu nomor saja, contoh 081234567890'

type Judged = { success: boolean; error?: { issues: readonly { message: string }[] } | undefined }
const messagesOf = ({ error }: Judged) => error?.issues.map(({ message }) => message) ?? []

const placed = (customerPhone: string) =>
  PlaceOrder.safeParse({
    customerName: 'Siti',
    customerPhone,
    customerAddress: 'Jl. Melati No. 7, Bekasi',
    packageType: '10pcs',
  })

describe('two phone numbers in one field', () => {
  it('are refused in an order, in the words of its form', () => {
    expect(messagesOf(placed(two))).toEqual([oneOnly])
    expect(messagesOf(placed('081234567890 atau 0813 9876 5432'))[0]).toBe(oneOnly)
  })

  it('are refused where the owner writes a number down', () => {
    expect(messagesOf(BlockPhone.safeParse({ phone: two, reason: 'iseng' }))).toEqual([oneOnly])
    expect(messagesOf(ChangeShopSettings.safeParse({ phone: two }))).toEqual([oneOnly])
    expect(messagesOf(ChangeShopSettings.safeParse({ whatsapp: two }))).toEqual([oneOnly])
  })

  it('are refused on the English page for test payments in its language', () => {
    const payment = { customerName: 'Siti', customerEmail: 'siti@contoh.id', amount: 30_000 }
    expect(messagesOf(TestPayment.safeParse({ ...payment, customerPhone: two }))).toEqual([
      'Enter one phone number only',
    ])
  })

  it('still open the order that was once placed with them', () => {
    expect(ProveOrderAccess.safeParse({ phone: two }).success).toBe(true)
  })
})

describe('one phone number', () => {
  it('is accepted in every spelling, including the longest foreign one', () => {
    for (const one of ['0812-3456-7890', '+62 812 3456 78901', '+49 1512 3456 78901'])
      expect(messagesOf(placed(one))).toEqual([])
  })

  it('that is too short is refused in the words of the specification', () => {
    for (const short of ['08123', '----------'])
      expect(messagesOf(placed(short))).toEqual(['Phone number must be at least 10 digits'])
  })
})
