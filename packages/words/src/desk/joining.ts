import { fillIndonesian, inIndonesian } from '../sentence.ts'

/** `/admin-undangan`: name and password of an invited person. */
export const joining = {
  title: inIndonesian('Gabung ke tim', 'Join the team'),
  linkIncomplete: inIndonesian(
    'Tautan ini tidak lengkap. Buka lagi dari pesan yang Anda terima.',
    'This link is not complete. Open it again from the message you received.',
  ),
  invited: inIndonesian(
    'Anda diundang sebagai {role}. {about} Undangan ini berlaku sampai {until}.',
    'Your role will be {role}. {about} This invitation is valid until {until}.',
  ),
  name: inIndonesian('Nama Anda', 'Your name'),
  nameHint: inIndonesian(
    'Dipakai untuk masuk, dan tercatat pada yang Anda kerjakan',
    'You sign in with it, and it stands beside what you do',
  ),
  nameTooShort: inIndonesian('Paling sedikit 3 huruf.', 'At least 3 letters.'),
  password: inIndonesian('Kata sandi', 'Password'),
  join: inIndonesian('Gabung', 'Join'),
  welcome: fillIndonesian('Selamat datang, {username}', 'Welcome, {username}'),
  signInNow: inIndonesian(
    'Masuk dengan nama dan kata sandi Anda.',
    'Sign in with your name and your password.',
  ),
} as const
