import { inIndonesian } from '../sentence.ts'

/** Changing a package's photo. */
export const packagePhoto = {
  name: inIndonesian('Foto', 'Photo'),
  choose: inIndonesian('Pilih foto', 'Choose a photo'),
  replace: inIndonesian('Ganti foto', 'Replace the photo'),
  hint: inIndonesian(
    'JPEG, PNG, atau WebP. Bisa juga ditarik ke sini atau ditempel. Langsung tersimpan.',
    'JPEG, PNG or WebP. You can also drop it here or paste it. It is saved at once.',
  ),
  shrinking: inIndonesian('Mengecilkan foto...', 'Making the photo smaller...'),
  sending: inIndonesian(
    (percent: number) => `Mengirim foto: ${percent}%`,
    (percent) => `Sending the photo: ${percent}%`,
  ),
  preparing: inIndonesian('Menyiapkan foto untuk toko...', 'Preparing the photo for the shop...'),
  cancel: inIndonesian('Batal', 'Cancel'),
  again: inIndonesian('Coba lagi', 'Try again'),
  saved: inIndonesian('Foto disimpan', 'The photo is saved'),
  notSaved: inIndonesian('Foto belum tersimpan', 'The photo is not saved'),
  remove: inIndonesian('Hapus foto', 'Remove the photo'),
  removeAgain: inIndonesian('Tekan lagi untuk menghapus', 'Press again to remove it'),
  removed: inIndonesian('Foto dihapus', 'The photo is removed'),
  notRemoved: inIndonesian('Foto belum terhapus', 'The photo is not removed'),
} as const
