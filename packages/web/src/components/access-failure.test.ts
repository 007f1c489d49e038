import { type Message, textOf } from '@dimsum/words/sentence'
import { expect, test } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { accessFailure } from './access-failure.ts'

const refused = (status: number, code: ApiError['code'], message = 'words of the server', retryAfter = 0) =>
  new ApiError(message, { status, code, retryAfter })
const read = (message: Message) => (typeof message === 'string' ? message : textOf(message, 'default'))

const notFound = ['Pesanan Tidak Ditemukan', 'Periksa kembali Order ID dan nomor telepon Anda.'] as const
const tooMany = 'Terlalu banyak percobaan. Coba lagi dalam 15 menit.'
const fault = ['Belum bisa dicari', 'Ada gangguan di toko kami. Coba lagi sebentar lagi.'] as const

test.each([
  ['for an unknown order', refused(404, 'not-found'), ...notFound],
  ['for an invalid one', refused(400, 'validation'), ...notFound],
  [
    'with a wrong phone',
    refused(403, 'phone-mismatch'),
    'Data Tidak Cocok',
    'Order ID dan nomor telepon tidak cocok dengan data pesanan.',
  ],
  ['after too many tries', refused(429, 'too-many', tooMany), 'Tunggu sebentar', tooMany],
  [
    'rejected by a proxy',
    refused(429, 'unknown', '429: <html>', 130),
    'Tunggu sebentar',
    'Terlalu banyak percobaan. Coba lagi dalam 3 menit.',
  ],
  ['with a server error', refused(500, 'internal'), ...fault],
  ['that broke in the client', new SyntaxError('Unexpected token'), ...fault],
])('an order access %s says what to do', (_, error, title, text) => {
  const failure = accessFailure(error)
  expect([failure.title, failure.text].map(read)).toEqual([title, text])
})

test.each([0, 502, 503, 504])('an order access that met %i is not called wrong', (status) => {
  expect(read(accessFailure(refused(status, 'unknown')).title)).toBe('Belum bisa dicari')
})
