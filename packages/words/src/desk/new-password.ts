import { fillIndonesian, inIndonesian } from '../sentence.ts'

/** Setting a password: in «Kata sandi» of the settings, and when joining the team. */
export const newPassword = {
  old: inIndonesian('Kata sandi lama', 'Old password'),
  oldWrong: inIndonesian('Kata sandi lama belum benar.', 'The old password is not right.'),
  new: inIndonesian('Kata sandi baru', 'New password'),
  tooShort: fillIndonesian('Paling sedikit {atLeast} huruf atau angka.', 'At least {atLeast} characters.'),
  tooEasy: inIndonesian(
    'Terlalu mudah ditebak. Pakai beberapa kata yang tidak berhubungan.',
    'Too easy to guess. Use a few words that have nothing to do with each other.',
  ),
  hint: fillIndonesian(
    'Paling sedikit {atLeast} huruf atau angka, misalnya empat kata yang tidak berhubungan',
    'At least {atLeast} characters, for example four unrelated words',
  ),
  show: inIndonesian('Tampilkan kata sandi', 'Show password'),
  change: inIndonesian('Ganti kata sandi', 'Change password'),
  changing: inIndonesian('Mengganti…', 'Changing…'),
  changed: inIndonesian('Kata sandi diganti', 'Password changed'),
  changedAbout: inIndonesian('Perangkat lain harus masuk lagi.', 'Other devices must sign in again.'),
} as const
