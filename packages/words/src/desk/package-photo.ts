import { inIndonesian } from '../sentence.ts'

/** Changing a package's photo. */
export const packagePhoto = {
  name: inIndonesian('Foto', 'Photo'),
  choose: inIndonesian('Pilih foto', 'Choose a photo'),
  replace: inIndonesian('Ganti foto', 'Replace the photo'),
  hint: inIndonesian('JPEG, PNG, atau WebP. Langsung tersimpan.', 'JPEG, PNG or WebP. It is saved at once.'),
  saved: inIndonesian('Foto disimpan', 'The photo is saved'),
  remove: inIndonesian('Hapus foto', 'Remove the photo'),
  removeAgain: inIndonesian('Tekan lagi untuk menghapus', 'Press again to remove it'),
  removed: inIndonesian('Foto dihapus', 'The photo is removed'),
  notRemoved: inIndonesian('Foto belum terhapus', 'The photo is not removed'),
} as const
