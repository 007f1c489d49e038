import { describe, expect, it } from 'vitest'
import { BlockPhone } from './block-phone.ts'
import { ChangeShopSettings } from './change-shop-settings.ts'
import { ProveOrderAccess } from './orders.ts'
import { TestPayment } from './payments.ts'
import { PlaceOrder } from './place-order.ts'

const two = '0812 3456 7890 / 081398765432'

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
  it.each<[string, Judged]>([
    ['in an order, in the words of its form', placed(two)],
    ['in an order, with a word between them', placed('081234567890 atau 081398765432')],
    ['for a blocked phone', BlockPhone.safeParse({ phone: two, reason: 'iseng' })],
    ['for the phone of the shop', ChangeShopSettings.safeParse({ phone: two })],
    ['for the WhatsApp of the shop', ChangeShopSettings.safeParse({ whatsapp: two })],
  ])('are refused %s', (_where, judged) => {
    expect(messagesOf(judged)).toEqual(['Tulis satu nomor saja, contoh 081234567890'])
  })

  it('are refused on the English page for test payments in its language', () => {
    const payment = { customerName: 'Siti', customerEmail: 'siti@contoh.id', amount: 30_000 }
    const judged = TestPayment.safeParse({ ...payment, customerPhone: two })
    expect(messagesOf(judged)).toEqual(['Enter one phone number only'])
  })

  it('still open the order that was once placed with them', () => {
    expect(ProveOrderAccess.safeParse({ phone: two }).success).toBe(true)
  })
})

it.each([
  ['0812-3456-7890', []],
  ['+62 812 3456 78901', []],
  ['+49 1512 3456 78901', []],
  ['08123', ['Phone number must be at least 10 digits']],
  ['----------', ['Phone number must be at least 10 digits']],
])('one phone number %s is judged in the words of the specification', (phone, messages) => {
  expect(messagesOf(placed(phone))).toEqual(messages)
})
