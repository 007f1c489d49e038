import { fillEnglish, inEnglish, inIndonesian } from './sentence.ts'

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
  textAtLeast: fillEnglish('String must contain at least {count} character(s)', 'Minimal {count} huruf'),
  textAtMost: fillEnglish('String must contain at most {count} character(s)', 'Paling banyak {count} huruf'),
  textExactly: fillEnglish('String must contain exactly {count} character(s)', 'Harus {count} huruf'),
  listAtLeast: fillEnglish('Array must contain at least {count} element(s)', 'Isi paling sedikit {count}'),
  listAtMost: fillEnglish('Array must contain at most {count} element(s)', 'Isi paling banyak {count}'),
  listExactly: fillEnglish('Array must contain exactly {count} element(s)', 'Harus {count} isian'),
  numberAtLeast: fillEnglish('Number must be greater than or equal to {count}', 'Paling sedikit {count}'),
  numberAbove: fillEnglish('Number must be greater than {count}', 'Harus lebih dari {count}'),
  numberAtMost: fillEnglish('Number must be less than or equal to {count}', 'Paling banyak {count}'),
  numberBelow: fillEnglish('Number must be less than {count}', 'Harus kurang dari {count}'),
  multipleOf: fillEnglish('Number must be a multiple of {count}', 'Harus kelipatan {count}'),
} as const
