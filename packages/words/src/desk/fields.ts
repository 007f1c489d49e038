import { fillEnglish, fillIndonesian, inEnglish, inIndonesian } from '../sentence.ts'

/** Error messages of the desk's forms. */
export const deskFields = {
  usernameRequired: inEnglish('Username is required', 'Nama pengguna wajib diisi'),
  passwordRequired: inEnglish('Password is required', 'Kata sandi wajib diisi'),
  codeRequired: inEnglish('Code is required', 'Kode wajib diisi'),
  usernameRule: inIndonesian(
    'Nama: 3 sampai 40 huruf a–z atau angka, diawali huruf; di antaranya boleh spasi, titik, atau garis.',
    'Name: 3 to 40 letters a–z or digits, beginning with a letter; spaces, dots or dashes in between.',
  ),
  required: inIndonesian('Wajib diisi.', 'Required.'),
  phone: inIndonesian(
    'Nomor telepon belum benar. Contoh: 081234567890.',
    'This phone number is not right yet. For example: 081234567890.',
  ),
  email: inIndonesian(
    'Alamat email belum benar. Contoh: nama@contoh.com.',
    'This email address is not right yet. For example: name@example.com.',
  ),
  date: inIndonesian('Tanggal belum benar.', 'This date is not right yet.'),
  moment: inIndonesian('Waktu belum benar.', 'This time is not right yet.'),
  clock: inIndonesian(
    'Tulis jam dengan titik dua, misalnya 15:00.',
    'Write the time with a colon, for example 15:00.',
  ),
  closesAfterOpening: inIndonesian(
    'Jam tutup harus sesudah jam buka.',
    'Closing time must be after opening time.',
  ),
  accountNumber: inIndonesian(
    'Tulis nomor rekening dengan angka, misalnya 1234567890.',
    'Write the account number in digits, for example 1234567890.',
  ),
  pausedUntil: inIndonesian('Isi sampai kapan pesanan dijeda.', 'Say until when orders are paused.'),
  pauseOver: inIndonesian('Waktu ini sudah lewat.', 'This time is over.'),
  reason: inIndonesian('Tulis alasannya, untuk diingat nanti.', 'Write down why, to remember it later.'),
  countWrong: inIndonesian('Tulis bilangan bulat, misalnya 12.', 'Write a whole number, for example 12.'),
  noPackages: inIndonesian('Pilih paketnya dulu.', 'Choose the packages first.'),
  packagesMissing: inIndonesian(
    'Pesanan butuh paling sedikit satu paket. Kalau tidak jadi, batalkan pesanannya.',
    'An order needs at least one package. If it is off, cancel the order.',
  ),
  amountWrong: inIndonesian(
    'Tulis rupiah bulat, misalnya 58.000.',
    'Write whole rupiah, for example 58.000.',
  ),
  percentWrong: inIndonesian(
    'Tulis persen bulat tanpa koma, misalnya 10.',
    'Write a whole percentage, for example 10.',
  ),
  areaTwice: inIndonesian('Nama area ini sudah ada.', 'There is already an area of this name.'),
  windowWrong: inIndonesian('Tulis jam seperti 09:00-11:00.', 'Write the time like 09:00-11:00.'),
  windowTwice: inIndonesian('Jam ini sudah ada.', 'This time is listed already.'),
  endsAfterBeginning: inIndonesian(
    'Jam selesai harus sesudah jam mulai.',
    'The end must be after the beginning.',
  ),
  promotionCode: inIndonesian(
    'Kode: 3 sampai 24 huruf A–Z, angka, atau garis di antaranya.',
    'A code has 3 to 24 letters A–Z or digits, with dashes in between.',
  ),
  untilAfterFrom: inIndonesian(
    'Hari terakhir tidak boleh sebelum hari pertama.',
    'The last day must not be before the first.',
  ),
  maxBelowMin: inIndonesian(
    'Paling banyak tidak boleh kurang dari paling sedikit.',
    'The maximum must not be below the minimum.',
  ),
  moreThanOptions: inIndonesian(
    'Lebih banyak dari isian pilihan di bawah.',
    'There are fewer options than this.',
  ),
  tooManyDefaults: inIndonesian(
    'Yang dipilihkan lebih banyak dari yang boleh dipilih.',
    'More options are preselected than can be chosen.',
  ),
  labelOrNumber: inIndonesian(
    'Scan label atau ketik nomor pesanan.',
    'Scan a label or type an order number.',
  ),
  codeTooLong: inIndonesian('Kode terlalu panjang.', 'This code is too long.'),
} as const

/** Error messages with a limit. */
export const deskLimits = {
  textAtMost: fillIndonesian('Paling banyak {count} huruf.', 'At most {count} characters.'),
  daysAtMost: fillIndonesian('Paling banyak {count} tanggal.', 'At most {count} dates.'),
  areasAtMost: fillIndonesian('Paling banyak {count} area.', 'At most {count} areas.'),
  accountsAtMost: fillIndonesian('Paling banyak {count} rekening.', 'At most {count} accounts.'),
  windowsAtMost: fillIndonesian('Paling banyak {count} jam.', 'At most {count} times.'),
  passwordAtLeast: fillEnglish(
    'Password must be at least {count} characters',
    'Kata sandi minimal {count} huruf',
  ),
  passwordAtMost: fillEnglish(
    'Password must be at most {count} characters',
    'Kata sandi paling banyak {count} huruf',
  ),
} as const

/** Units of number fields. */
export const units = {
  pcs: inIndonesian('pcs', 'pcs'),
  orders: inIndonesian('pesanan', 'orders'),
  packages: inIndonesian('paket', 'packs'),
  options: inIndonesian('pilihan', 'options'),
  rupiah: inIndonesian('rupiah', 'rupiah'),
  days: inIndonesian('hari', 'days'),
  months: inIndonesian('bulan', 'months'),
  hours: inIndonesian('jam', 'hours'),
  percent: inIndonesian('persen', 'percent'),
} as const

type Range = { min: number; max: number; unit: keyof typeof units }

/** `Isi angka 1.000 sampai 2.000.000 rupiah.` */
export const numberBetween = inIndonesian(
  ({ min, max, unit }: Range) =>
    `Isi angka ${min.toLocaleString('id-ID')} sampai ${max.toLocaleString('id-ID')} ${units[unit].id}.`,
  ({ min, max, unit }) =>
    `Enter a number from ${min.toLocaleString('en')} to ${max.toLocaleString('en')} ${units[unit].en}.`,
)
