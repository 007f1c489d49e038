import { fillIndonesian, inIndonesian } from './sentence.ts'

/** The upload of a photo. */
export const photoSending = {
  shrinking: inIndonesian('Mengecilkan foto...', 'Making the photo smaller...'),
  sending: fillIndonesian('Mengirim foto: {percent}%', 'Sending the photo: {percent}%'),
  preparing: inIndonesian('Memeriksa dan menyimpan foto...', 'Checking and saving the photo...'),
  cancel: inIndonesian('Batal', 'Cancel'),
  again: inIndonesian('Coba lagi', 'Try again'),
  notSaved: inIndonesian('Foto belum tersimpan', 'The photo is not saved'),
} as const
