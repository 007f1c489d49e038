import { fillIndonesian, inIndonesian } from '../sentence.ts'

/** The user's second factor. */
export const secondFactor = {
  title: inIndonesian('Verifikasi dua langkah', 'Two-step verification'),
  isOn: inIndonesian('Aktif', 'On'),
  about: inIndonesian(
    'Sesudah kata sandi, masuk juga perlu kode dari ponsel Anda. Orang yang tahu kata sandi saja tidak bisa masuk.',
    'After the password, signing in also needs a code from your phone. Knowing the password alone is not enough.',
  ),
  state: inIndonesian(
    'Aktif sejak {since}. Kode cadangan yang tersisa: {left}.',
    'On since {since}. Recovery codes left: {left}.',
  ),
  makeCodes: inIndonesian('Buat kode cadangan baru', 'Make new recovery codes'),
  makeCodesNow: inIndonesian('Buat kode baru', 'Make new codes'),
  makeCodesHint: inIndonesian(
    'Enam angka dari aplikasi, atau satu kode cadangan. Kode cadangan yang lama tidak berlaku lagi',
    'Six digits from the app, or one recovery code. The old recovery codes stop working',
  ),
  switchOff: inIndonesian('Matikan', 'Turn off'),
  switchOffNow: inIndonesian('Matikan sekarang', 'Turn off now'),
  switchOffHint: inIndonesian(
    'Enam angka dari aplikasi, atau satu kode cadangan',
    'Six digits from the app, or one recovery code',
  ),
  switchedOff: inIndonesian('Verifikasi dua langkah dimatikan', 'Two-step verification is off'),
} as const

/** Setup, up to the first valid code. */
export const secondFactorSetup = {
  switchOn: inIndonesian('Aktifkan', 'Turn on'),
  preparing: inIndonesian('Menyiapkan…', 'Preparing…'),
  installApp: inIndonesian(
    'Pasang aplikasi autentikator di ponsel, misalnya Google Authenticator atau Aegis.',
    'Install an authenticator app on your phone, for example Google Authenticator or Aegis.',
  ),
  scan: inIndonesian('Scan gambar ini dengan aplikasi itu.', 'Scan this picture with the app.'),
  qrCode: inIndonesian('Kode QR untuk aplikasi autentikator', 'QR code for the authenticator app'),
  typeKey: inIndonesian(
    'Tidak bisa scan? Ketik kunci ini di aplikasi:',
    'Cannot scan? Type this key into the app:',
  ),
  writeCode: inIndonesian(
    'Tulis kode enam angka yang muncul, dan kata sandi Anda.',
    'Write the six-digit code that appears, and your password.',
  ),
  switchOnNow: inIndonesian('Aktifkan sekarang', 'Turn on now'),
  codeHint: inIndonesian('Enam angka dari aplikasi', 'Six digits from the app'),
} as const

/** Password and code, required for changes of the second factor. */
export const passwordAndCode = {
  cancel: inIndonesian('Batal', 'Cancel'),
  code: inIndonesian('Kode', 'Code'),
  codeWrong: inIndonesian(
    'Kode belum benar, atau sudah dipakai. Tunggu kode berikutnya.',
    'This code is not right, or was used before. Wait for the next one.',
  ),
  password: inIndonesian('Kata sandi Anda', 'Your password'),
  passwordWrong: inIndonesian('Kata sandi belum benar.', 'The password is not right.'),
  checking: inIndonesian('Memeriksa…', 'Checking…'),
} as const

/** Recovery codes, shown once. */
export const recoveryCodes = {
  list: inIndonesian('Kode cadangan', 'Recovery codes'),
  title: fillIndonesian('Kode cadangan {shop}', 'Recovery codes of {shop}'),
  about: inIndonesian(
    'Kalau ponsel hilang, satu kode ini menggantikannya. Tiap kode berlaku satu kali. Simpan di tempat aman, jauh dari ponsel: kode ini {notAgain}.',
    'If you lose your phone, one of these codes takes its place. Each works once. Keep them somewhere safe, away from the phone: they are {notAgain}.',
  ),
  notAgain: inIndonesian('tidak ditampilkan lagi', 'not shown again'),
  print: inIndonesian('Cetak', 'Print'),
  download: inIndonesian('Unduh', 'Download'),
  kept: inIndonesian('Sudah saya simpan', 'I have kept them'),
} as const
