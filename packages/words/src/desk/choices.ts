import { formatRupiah } from '@dimsum/domain/money'
import { fillIndonesian, inIndonesian } from '../sentence.ts'
import { menuRemoval } from './menu.ts'

const count = (min: number, max: number) => (min === max ? `${min}` : `${min}–${max}`)

/** Settings, «Menu»: the choices of packages as they are listed. */
export const choiceList = {
  title: inIndonesian('Pilihan', 'Choices'),
  about: inIndonesian(
    'Yang dipilih pelanggan untuk satu paket, misalnya «Isi: ayam atau udang» atau «Sambal: dipisah». Pilihan bisa menambah harga, dan tampil di formulir, invoice, label, dan lembar masak.',
    'What customers choose for a pack, such as “Filling: chicken or prawn”. A choice may add to the price, and stands in the form, on invoice, label and cook sheet.',
  ),
  none: inIndonesian(
    'Belum ada pilihan. Pelanggan memesan paket seperti biasa.',
    'There are no choices yet. Customers order packs as they are.',
  ),
  rule: inIndonesian(
    (min: number, max: number) => (min === 0 ? `Boleh pilih 0–${max}` : `Wajib pilih ${count(min, max)}`),
    (min, max) => (min === 0 ? `Choose 0–${max}` : `Must choose ${count(min, max)}`),
  ),
  forPackages: fillIndonesian('Untuk {names}', 'For {names}'),
  forNone: inIndonesian('Belum dipasang di paket mana pun', 'Not on any pack yet'),
  more: fillIndonesian('+{rupiah}', '+{rupiah}', { rupiah: formatRupiah }),
  isDefault: inIndonesian('sudah terpilih', 'preselected'),
} as const

/** Deleting a group of choices. */
export const choiceRemoval = {
  ...menuRemoval,
  about: inIndonesian(
    'Pelanggan tidak memilihnya lagi. Pesanan yang sudah ada tetap menulis pilihannya.',
    'Customers no longer choose it. Orders that came in keep their choices.',
  ),
  remove: inIndonesian('Hapus pilihan', 'Delete the choices'),
} as const

/** New choices, and changing them. */
export const choiceForm = {
  add: inIndonesian('Tambah pilihan', 'Add choices'),
  name: inIndonesian('Nama pilihan', 'Name of the choices'),
  nameHint: inIndonesian('Misalnya Isi, atau Sambal', 'Such as Isi, or Sambal'),
  nameEn: inIndonesian('Nama dalam bahasa Inggris', 'Name in English'),
  options: inIndonesian('Opsi', 'Options'),
  option: fillIndonesian('Opsi {place}', 'Option {place}'),
  optionName: fillIndonesian('Nama opsi {place}', 'Name of option {place}'),
  priceDifference: inIndonesian('Tambah harga, rupiah', 'Added to the price, rupiah'),
  isDefault: inIndonesian('Sudah terpilih di formulir', 'Preselected in the form'),
  soldOutUntil: inIndonesian('Habis sampai tanggal kirim', 'Sold out until delivery day'),
  addOption: inIndonesian('Tambah opsi', 'Add an option'),
  removeOption: fillIndonesian('Hapus opsi {place}', 'Remove option {place}'),
  howMany: inIndonesian('Berapa yang dipilih', 'How many are chosen'),
  min: inIndonesian('Paling sedikit', 'At least'),
  max: inIndonesian('Paling banyak', 'At most'),
  packages: inIndonesian('Untuk paket', 'For packs'),
  save: inIndonesian('Simpan pilihan', 'Save the choices'),
  notSaved: inIndonesian('Pilihan belum tersimpan', 'The choices are not saved'),
} as const
