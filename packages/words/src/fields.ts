import { inEnglish, inIndonesian } from './sentence.ts'

/** Validation messages (product.md section 5). */
export const fields = {
  required: inEnglish('Required', 'Wajib diisi'),
  invalid: inEnglish('Invalid', 'Tidak sesuai'),
  invalidInput: inEnglish('Invalid input', 'Isian tidak sesuai'),
  invalidDate: inEnglish('Invalid date', 'Tanggal tidak sesuai'),
  invalidEmail: inEnglish('Invalid email', 'Alamat email belum benar'),
  phoneTooShort: inEnglish('Phone number must be at least 10 digits', 'Nomor telepon minimal 10 digit'),
  onePhoneOnly: inIndonesian(
    'Tulis satu nomor saja, contoh 081234567890',
    'Write just one number, for example 081234567890',
  ),
  onePhone: inEnglish('Enter one phone number only', 'Tulis satu nomor telepon saja'),
  cannotBeStored: inEnglish(
    'Text contains characters that cannot be stored',
    'Ada huruf atau tanda yang tidak bisa disimpan',
  ),
  nameTooShort: inEnglish('Name must be at least 2 characters', 'Nama minimal 2 huruf'),
  addressTooShort: inEnglish('Address must be at least 10 characters', 'Alamat minimal 10 huruf'),
  reviewTooShort: inEnglish('Review must be at least 10 characters', 'Ulasan minimal 10 huruf'),
  quantityTooSmall: inEnglish('Quantity must be at least 1', 'Jumlah minimal 1'),
} as const

/** Validation messages with a limit. */
export const limits = {
  textAtLeast: inEnglish(
    (count: number) => `String must contain at least ${count} character(s)`,
    (count) => `Minimal ${count} huruf`,
  ),
  textAtMost: inEnglish(
    (count: number) => `String must contain at most ${count} character(s)`,
    (count) => `Paling banyak ${count} huruf`,
  ),
  textExactly: inEnglish(
    (count: number) => `String must contain exactly ${count} character(s)`,
    (count) => `Harus ${count} huruf`,
  ),
  listAtLeast: inEnglish(
    (count: number) => `Array must contain at least ${count} element(s)`,
    (count) => `Isi paling sedikit ${count}`,
  ),
  listAtMost: inEnglish(
    (count: number) => `Array must contain at most ${count} element(s)`,
    (count) => `Isi paling banyak ${count}`,
  ),
  listExactly: inEnglish(
    (count: number) => `Array must contain exactly ${count} element(s)`,
    (count) => `Harus ${count} isian`,
  ),
  numberAtLeast: inEnglish(
    (count: number) => `Number must be greater than or equal to ${count}`,
    (count) => `Paling sedikit ${count}`,
  ),
  numberAbove: inEnglish(
    (count: number) => `Number must be greater than ${count}`,
    (count) => `Harus lebih dari ${count}`,
  ),
  numberAtMost: inEnglish(
    (count: number) => `Number must be less than or equal to ${count}`,
    (count) => `Paling banyak ${count}`,
  ),
  numberBelow: inEnglish(
    (count: number) => `Number must be less than ${count}`,
    (count) => `Harus kurang dari ${count}`,
  ),
  multipleOf: inEnglish(
    (count: number) => `Number must be a multiple of ${count}`,
    (count) => `Harus kelipatan ${count}`,
  ),
} as const
