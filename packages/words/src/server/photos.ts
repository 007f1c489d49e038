import { inIndonesian } from '../sentence.ts'

/** Said to the owner about photos of the menu as a whole. */
export const photoKeeping = {
  tooMany: inIndonesian(
    (max: number) => `Menu sudah punya ${max} foto. Hapus foto paket yang tidak dijual lagi dulu.`,
    (max) =>
      `The menu already has ${max} photos. Remove the photo of a package that is no longer sold first.`,
  ),
} as const
