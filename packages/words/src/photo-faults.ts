import { inIndonesian } from './sentence.ts'

/** Reasons why a photo is rejected: by the browser before the upload if it can tell, else by the server. */
export const photoFaults = {
  heic: inIndonesian(
    'Foto HEIC dari iPhone belum bisa dipakai. Di iPhone pilih Pengaturan › Kamera › Format › Paling Kompatibel, lalu foto lagi, atau kirim tangkapan layarnya.',
    'HEIC photos of an iPhone cannot be used yet. On the iPhone choose Settings › Camera › Formats › Most Compatible and take it again, or send a screenshot of it.',
  ),
  svg: inIndonesian(
    'Gambar SVG tidak bisa dipakai. Kirim foto JPEG, PNG, atau WebP.',
    'SVG drawings cannot be used. Send a JPEG, PNG or WebP photo.',
  ),
  animated: inIndonesian(
    'Gambar bergerak atau GIF tidak bisa dipakai. Kirim foto JPEG, PNG, atau WebP.',
    'Animations and GIFs cannot be used. Send a JPEG, PNG or WebP photo.',
  ),
  damaged: inIndonesian(
    'Foto ini rusak atau tidak lengkap. Pilih foto lain, atau ambil lagi.',
    'This photo is damaged or incomplete. Choose another, or take it again.',
  ),
  large: inIndonesian(
    'Foto ini terlalu besar. Kecilkan dulu di bawah 25 megapiksel dan 6 MB, atau kirim tangkapan layarnya.',
    'This photo is too large. Make it smaller than 25 megapixels and 6 MB first, or send a screenshot of it.',
  ),
  'not-a-photo': inIndonesian(
    'Berkas ini bukan foto JPEG, PNG, atau WebP.',
    'This file is not a JPEG, PNG or WebP photo.',
  ),
} as const

export type PhotoFault = keyof typeof photoFaults
