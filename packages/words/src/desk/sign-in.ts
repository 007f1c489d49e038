import { inEnglish, inIndonesian } from '../sentence.ts'

/** First step of the sign-in, and its results (product.md sections 5 and 8). */
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

/** Errors of a step from the server. */
export const signInRefusals = {
  wrong: inEnglish('Invalid username or password', 'Nama pengguna atau kata sandi salah'),
} as const

/** Second step: a TOTP code or a recovery code. */
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

/** A session that ended, or could not be loaded. */
export const session = {
  expired: inEnglish('Session Expired', 'Sesi sudah berakhir'),
  logInAgain: inEnglish('Please log in again', 'Silakan masuk lagi'),
  notReached: inEnglish('The shop could not be reached.', 'Toko belum bisa dihubungi.'),
} as const
