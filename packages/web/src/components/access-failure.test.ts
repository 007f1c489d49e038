import type { Message } from '@dimsum/words/sentence'
import { textOf } from '@dimsum/words/sentence'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { accessFailure } from './access-failure.ts'

const refused = (
  status: number,
  code: ApiError['code'],
  message = 'words of the server',
  retryAfter?: number,
) => new ApiError(message, { status, code, retryAfter })

const read = (message: Message) => (typeof message === 'string' ? message : textOf(message, 'default'))
const shownFor = (error: unknown) => {
  const { title, text } = accessFailure(error)
  return { title: read(title), text: read(text) }
}

describe('a failed order access', () => {
  it.each([
    [404, 'not-found'],
    [400, 'validation'],
  ] as const)('that name no order (%i) are not found', (status, code) => {
    expect(shownFor(refused(status, code))).toEqual({
      title: 'Pesanan Tidak Ditemukan',
      text: 'Periksa kembali Order ID dan nomor telepon Anda.',
    })
  })

  it('with a wrong phone reports no match', () => {
    expect(shownFor(refused(403, 'phone-mismatch'))).toEqual({
      title: 'Data Tidak Cocok',
      text: 'Order ID dan nomor telepon tidak cocok dengan data pesanan.',
    })
  })

  it('after too many tries has the server’s message', () => {
    const text = 'Terlalu banyak percobaan. Coba lagi dalam 15 menit.'
    expect(shownFor(refused(429, 'too-many', text))).toEqual({ title: 'Tunggu sebentar', text })
  })

  it('rejected by a proxy has the minutes to wait', () => {
    expect(shownFor(refused(429, 'unknown', '429: <html>', 130)).text).toBe(
      'Terlalu banyak percobaan. Coba lagi dalam 3 menit.',
    )
  })

  it.each([0, 502, 503, 504])('that met %i are not called wrong', (status) => {
    expect(shownFor(refused(status, 'unknown')).title).toBe('Belum bisa dicari')
  })

  it('with a server error suggests to try again', () => {
    const text = 'Ada gangguan di toko kami. Coba lagi sebentar lagi.'
    for (const fault of [refused(500, 'internal'), new SyntaxError('Unexpected token')])
      expect(shownFor(fault)).toEqual({ title: 'Belum bisa dicari', text })
  })
})
