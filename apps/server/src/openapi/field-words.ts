type FieldWords = { format?: string; description?: string; examples?: unknown[] }

const phone = { examples: ['081234567890'] }
const clock = { examples: ['15:00'] }
const id = { examples: ['12'] }
const message = { examples: ['Sambal dipisah'] }

/** Examples of text fields by field name; a field name has the same meaning in every call. */
const wordsOfName: Record<string, FieldWords> = {
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
  en: { description: 'Empty: as the Indonesian text.', examples: ['Medium Pack'] },
  orderFrom: { examples: ['2026-11-20T03:00:00Z'] },
  orderUntil: { examples: ['2026-12-20T03:00:00Z'] },
  total: { examples: ['116000.00'] },
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
  expectedMethod: { examples: ['tunai'] },
  paymentType: { examples: ['gopay'] },
  receivedAt: { examples: ['2026-11-20T03:00:00Z'] },
  until: { examples: ['2026-11-20T03:00:00Z'] },
  phone,
  whatsapp: phone,
  bank: { examples: ['BCA'] },
  number: { examples: ['1234567890'] },
  holder: { examples: ['Siti Rahma'] },
  transferQris: {
    description: 'The hash that `PUT /api/admin/photos` answered.',
    examples: ['9f86d081884c7d659a2feaa0c55ad015'],
  },
  shopName: { examples: ['Dimsum Bunda'] },
  founder: { examples: ['Ibu Rina'] },
  email: { format: 'email', examples: ['toko@contoh.com'] },
  address: { examples: ['Jl. Melati No. 7, Bekasi'] },
  intro: { examples: ['Dimsum halal buatan rumah.'] },
  halalCertificate: { examples: ['ID00110012345670224'] },
  ingredients: { examples: ['Daging ayam, tapioka, udang, minyak wijen'] },
  storage: { examples: ['Simpan di kulkas, kukus 10 menit sebelum dimakan'] },
  thanks: { examples: ['Terima kasih, selamat menikmati!'] },
  depositTerms: { examples: ['Batal sampai H-3: DP kembali penuh.'] },
  deliveryArea: { examples: ['Tebet'] },
  'hub.mode': { examples: ['subscribe'] },
  'hub.verify_token': { examples: ['a-random-text-of-your-own'] },
  'hub.challenge': { examples: ['1158201444'] },
  begins: clock,
  ends: clock,
  opens: clock,
  closes: clock,
  cutOff: clock,
}

type Words = FieldWords & {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Words[]
  properties?: Record<string, Words>
  propertyNames?: Words
  additionalProperties?: unknown
}

const isText = (words: Words): boolean =>
  words.anyOf?.some(isText) ??
  (words.enum === undefined && words.const === undefined && [words.type].flat().includes('string'))

/** Lists a record with known keys as an object with these properties: client generators need them to create fields. */
const spellOut = (words: Words): void => {
  const { propertyNames, additionalProperties } = words
  if (!propertyNames?.enum) return
  words.properties = Object.fromEntries(
    propertyNames.enum.map((key) => [String(key), additionalProperties as Words]),
  )
  words.additionalProperties = false
  delete words.propertyNames
}

/** Whether the schema of a union member already has an example: a more specific one takes precedence. */
const hasExample = ({ anyOf }: Words): boolean => anyOf?.some((part) => part.examples !== undefined) === true

const addExamples = (properties: Record<string, Words>): void => {
  for (const [name, words] of Object.entries(properties)) {
    if (!isText(words)) continue
    // zod calls this twice for a schema with checks, the first time before its parts are described.
    if (hasExample(words)) delete words.examples
    else Object.assign(words, { ...wordsOfName[name], ...words })
  }
}

/** Adds examples to a JSON schema. Passed to zod as `override`, which calls it for every schema, innermost first. */
export const describeSchema = ({
  jsonSchema,
  zodSchema,
}: {
  jsonSchema: object
  zodSchema: { _zod: { def: { type: string } } }
}): void => {
  const words = jsonSchema as Words
  const { type } = zodSchema._zod.def
  // A response without a body.
  if (type === 'undefined') words.type = 'null'
  if (type === 'record') spellOut(words)
  if (type === 'object') addExamples(words.properties ?? {})
}
