import { CodeField } from '@dimsum/contract/credentials'
import { BlockedPhoneParams } from '@dimsum/contract/customers'
import { PhoneField } from '@dimsum/contract/text-fields'
import { isAtMostOnePhone } from '@dimsum/domain/phone'
import { isShopDay } from '@dimsum/domain/wib-date'

/** Words of JSON Schema that a field's own schema cannot say. They stand here and not in the contract, which browsers fetch. */
export type FieldWords = {
  type?: string
  format?: string
  minLength?: number
  maxLength?: number
  pattern?: string
  description?: string
  examples?: unknown[]
}

const phone: FieldWords = { examples: ['081234567890'] }

/** What a rule, or a field, means to a reader of the document. */
export const wordsOfRule = new Map<unknown, FieldWords>([
  [isShopDay, { format: 'date', description: 'A day in WIB, from 2000 to 2100.', examples: ['2026-11-20'] }],
  [isAtMostOnePhone, phone],
  [PhoneField, phone],
  [CodeField, { examples: ['287082', 'k7md-4xqp-9rtw-hb2n'] }],
  [BlockedPhoneParams.shape.id, { examples: ['5d41402abc4b2a76b9719d911017c592'] }],
])

const clock = { examples: ['15:00'] }
const id = { examples: ['12'] }
const message: FieldWords = { examples: ['Sambal dipisah'] }

/** An example of each field that is text, by its name; a field of the same name means the same in every call. */
export const wordsOfName: Record<string, FieldWords> = {
  id,
  orderId: id,
  actor: { examples: ['admin:pemilik'] },
  username: { examples: ['pemilik'] },
  password: { examples: ['kukusan-bambu-72'] },
  token: { description: 'What stands behind #key= in an invitation.', examples: ['Zk1vN0tqY2xhc3NpYy1rZXk'] },
  oldPassword: { examples: ['kukusan-bambu-72'] },
  newPassword: { examples: ['kukusan-bambu-73-baru'] },
  customerName: { examples: ['Siti Rahma'] },
  customerPhone: phone,
  customerEmail: { examples: ['siti@contoh.com'] },
  customerAddress: { examples: ['Jl. Kenanga No. 5, Bekasi'] },
  name: { examples: ['Tebet'] },
  deliveryAreaId: {
    description:
      'One of `deliveryAreas` of `/api/config`; needed where any is listed and the order is delivered.',
    examples: ['5f0c2a7be913'],
  },
  timeWindow: {
    description:
      'One of `timeWindows` of `/api/config`, `begins-ends` in WIB; needed with a day where any is listed for it.',
    examples: ['09:00-11:00'],
  },
  promotionCode: {
    description:
      'A promotion code of the shop, in any case; `POST /api/promotion-codes/check` says what it takes off.',
    examples: ['HEMAT10'],
  },
  notes: message,
  expected: message,
  deliveryDate: { examples: ['2026-11-20'] },
  customerChanges: clock,
  text: { examples: ['Tolong antar ke Depok'] },
  note: message,
  reason: { examples: ['Sesuai telepon'] },
  website: { description: 'Left empty by people. A filled one is refused.', examples: [''] },
  search: { examples: ['Siti'] },
  orders: { examples: ['12,13'] },
  key: { description: 'The key of the link the shop sent.', examples: ['Zk1vN0tqY2xhc3NpYy1rZXk'] },
  orderKey: { description: "The key of the order's review link.", examples: ['Zk1vN0tqY2xhc3NpYy1rZXk'] },
  code: { examples: ['ORDER000012'] },
  endpoint: { examples: ['https://fcm.googleapis.com/fcm/send/dZ3bCelwc5'] },
  p256dh: {
    examples: ['BC6dZ3bCelwc5_jNXvVAHd2hzNtvL67Y7_WEq2xTgSjpP53AcglSHjAI34kUYKFta8e-kBY-KrgVMfdOHpD02MU'],
  },
  auth: { examples: ['JBrervWlsE4Bjt_1aI4D2A'] },
  reviewText: { examples: ['Enak sekali, pasti pesan lagi.'] },
  reply: { examples: ['Terima kasih!'] },
  totalAmount: { examples: ['58000.00'] },
  'expected-total': { examples: ['58000.00'] },
  'idempotency-key': { examples: ['7f3c1c8e-1f0a-4c55-9a61-2f5d0b6f3a10'] },
  transactionId: { examples: ['9aed5972-5b6a-401e-894b-a32c91ed1a3a'] },
  paymentMethod: { examples: ['midtrans_ewallet'] },
  paymentType: { examples: ['gopay'] },
  receivedAt: { examples: ['2026-11-20T03:00:00Z'] },
  until: { examples: ['2026-11-20T03:00:00Z'] },
  phone,
  whatsapp: phone,
  shopName: { examples: ['Dimsum Bunda'] },
  founder: { examples: ['Ibu Rina'] },
  email: { format: 'email', examples: ['toko@contoh.com'] },
  address: { examples: ['Jl. Melati No. 7, Bekasi'] },
  intro: { examples: ['Dimsum halal buatan rumah.'] },
  halalCertificate: { examples: ['ID00110012345670224'] },
  ingredients: { examples: ['Daging ayam, tapioka, udang, minyak wijen'] },
  storage: { examples: ['Simpan di kulkas, kukus 10 menit sebelum dimakan'] },
  thanks: { examples: ['Terima kasih, selamat menikmati!'] },
  begins: clock,
  ends: clock,
  opens: clock,
  closes: clock,
  cutOff: clock,
}
