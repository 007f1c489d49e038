import { describe, expect, it } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { accessFailure } from './access-failure.ts'

const refused = (
  status: number,
  code: ApiError['code'],
  message = 'words of the server',
  retryAfter?: number,
) => new ApiError(message, { status, code, retryAfter })

describe('a number and phone that open nothing', () => {
  it('that name no order are not found', () => {
    expect(accessFailure(refused(404, 'not-found'))).toEqual({
      title: 'Pesanan Tidak Ditemukan',
      text: 'Periksa kembali Order ID dan nomor telepon Anda.',
    })
  })

  it('that do not belong together do not match', () => {
    expect(accessFailure(refused(403, 'phone-mismatch'))).toEqual({
      title: 'Data Tidak Cocok',
      text: 'Order ID dan nomor telepon tidak cocok dengan data pesanan.',
    })
  })

  it('that were tried too often have to wait, in the words of the shop', () => {
    const text = 'Terlalu banyak percobaan. Coba lagi dalam 15 menit.'
    expect(accessFailure(refused(429, 'too-many', text))).toEqual({ title: 'Tunggu sebentar', text })
  })

  it('that a proxy turned away are told the minutes to wait', () => {
    expect(accessFailure(refused(429, 'unknown', '429: <html>', 130)).text).toBe(
      'Terlalu banyak percobaan. Coba lagi dalam 3 menit.',
    )
  })

  it.each([0, 502, 503, 504])('that met %i are not called wrong', (status) => {
    expect(accessFailure(refused(status, 'unknown')).title).toBe('Belum bisa dicari')
  })

  it('are not found when anything else went wrong', () => {
    expect(accessFailure(refused(500, 'internal')).title).toBe('Pesanan Tidak Ditemukan')
    expect(accessFailure(new SyntaxError('Unexpected token')).title).toBe('Pesanan Tidak Ditemukan')
  })
})
