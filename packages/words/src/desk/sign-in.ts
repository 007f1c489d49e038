import { inEnglish, inIndonesian } from '../sentence.ts'

/** The first step of signing in, and what came of it (product.md sections 5 and 8). */
export const signIn = {
  username: inEnglish('Username', 'Nama pengguna'),
  password: inEnglish('Password', 'Kata sandi'),
  showPassword: inEnglish('Show password', 'Tampilkan kata sandi'),
  hidePassword: inEnglish('Hide password', 'Sembunyikan kata sandi'),
  signIn: inEnglish('Login', 'Masuk'),
  signingIn: inEnglish('Signing in...', 'Sedang masuk...'),
  successful: inEnglish('Login Successful', 'Berhasil masuk'),
  failed: inEnglish('Login Failed', 'Belum bisa masuk'),
  backHome: inIndonesian('Kembali ke Beranda', 'Back to home'),
} as const

/** What the server says of a step that was wrong. */
export const signInRefusals = {
  wrong: inEnglish('Invalid username or password', 'Nama pengguna atau kata sandi salah'),
} as const

/** The second step: a code of the app, or one of those kept for a lost phone. */
export const signInCode = {
  code: inEnglish('Code', 'Kode'),
  codeHint: inEnglish(
    'Six digits, from the authenticator app on your phone.',
    'Enam angka dari aplikasi autentikator di ponsel Anda.',
  ),
  recoveryCode: inEnglish('Recovery code', 'Kode cadangan'),
  recoveryHint: inEnglish(
    'One of the ten codes you kept. Each works once.',
    'Satu dari sepuluh kode yang Anda simpan. Tiap kode berlaku satu kali.',
  ),
  next: inEnglish('Continue', 'Lanjut'),
  useApp: inEnglish('Use the app instead', 'Pakai aplikasi saja'),
  useRecoveryCode: inEnglish('Lost your phone? Use a recovery code', 'Ponsel hilang? Pakai kode cadangan'),
  startOver: inEnglish('Back to username and password', 'Kembali ke nama pengguna dan kata sandi'),
} as const

/** A session that ended, or could not be looked up. */
export const session = {
  expired: inEnglish('Session Expired', 'Sesi sudah berakhir'),
  logInAgain: inEnglish('Please log in again', 'Silakan masuk lagi'),
  notReached: inEnglish('The shop could not be reached.', 'Toko belum bisa dihubungi.'),
  tryAgain: inEnglish('Try again', 'Coba lagi'),
} as const
