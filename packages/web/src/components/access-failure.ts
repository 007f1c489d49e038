import { ApiError } from '../api/api-error.ts'
import { notLoaded } from '../api/client.ts'

export type AccessFailure = { title: string; text: string }

export const notFoundFailure: AccessFailure = {
  title: 'Pesanan Tidak Ditemukan',
  text: 'Periksa kembali Order ID dan nomor telepon Anda.',
}

export const mismatchFailure: AccessFailure = {
  title: 'Data Tidak Cocok',
  text: 'Order ID dan nomor telepon tidak cocok dengan data pesanan.',
}

const notSearched = 'Belum bisa dicari'

const shopFailure: AccessFailure = {
  title: notSearched,
  text: 'Ada gangguan di toko kami. Coba lagi sebentar lagi.',
}

/**
 * What to show when number and phone opened nothing (product.md section 8, Track). A lost connection, too many tries
 * and a shop that is busy or fails are said as what they are: "not found" would send people looking for a mistake they
 * did not make.
 */
export function accessFailure(error: unknown): AccessFailure {
  if (!(error instanceof ApiError)) return shopFailure
  if (error.status === 403) return mismatchFailure
  // The proof is posted, but for the customer it is a search: nothing of theirs waits to be sent.
  if (error.status === 0) return { title: notSearched, text: notLoaded }
  if (error.status === 429) return { title: 'Tunggu sebentar', text: waitText(error) }
  if ([502, 503, 504].includes(error.status)) {
    return { title: notSearched, text: 'Toko sedang sibuk. Coba lagi sebentar lagi.' }
  }
  return error.status >= 500 ? shopFailure : notFoundFailure
}

function waitText({ code, message, retryAfter }: ApiError): string {
  if (code !== 'unknown') return message
  const minutes = Math.max(1, Math.ceil((retryAfter ?? 60) / 60))
  return `Terlalu banyak percobaan. Coba lagi dalam ${minutes} menit.`
}
