import { inIndonesian } from '../sentence.ts'

/** Messages for the owner about photos in general. */
export const photoKeeping = {
  tooMany: inIndonesian(
    (max: number) => `Menu sudah punya ${max} foto. Hapus foto paket yang tidak dijual lagi dulu.`,
    (max) =>
      `The menu already has ${max} photos. Remove the photo of a package that is no longer sold first.`,
  ),
} as const
