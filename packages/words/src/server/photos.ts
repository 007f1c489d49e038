import { fillIndonesian, inIndonesian } from '../sentence.ts'

/** Messages for the owner about photos in general. */
export const photoKeeping = {
  missing: inIndonesian(
    'Gambar ini sudah tidak tersimpan. Pilih lagi.',
    'This picture is no longer stored. Choose it again.',
  ),
  tooMany: fillIndonesian(
    'Toko sudah punya {max} foto. Hapus foto paket yang tidak dijual lagi dulu.',
    'The shop already has {max} photos. Remove the photo of a package that is no longer sold first.',
  ),
} as const
