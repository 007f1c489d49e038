import { ShopSettings } from '@dimsum/contract/shop-settings'
import { may } from '@dimsum/domain/roles'
import { languages } from '@dimsum/words/sentence'
import { expect, test } from 'vitest'
import { allFindings, findSettings } from './find-settings.ts'
import { sections } from './sections.ts'
import { settingFields } from './setting-fields.ts'

const asOwner = (typed: string) => findSettings(typed, (right) => may('owner', right))
const firstFor = (typed: string) => {
  const [first] = asOwner(typed)
  return first && `${first.section.name.id}: ${first.label.id}`
}

test.each([
  ['libur', 'Terima pesanan: Terima pesanan baru?'],
  ['libur lebaran', 'Tanggal tutup: Tanggal tutup'],
  ['holiday', 'Tanggal tutup: Tanggal tutup'],
  ['password', 'Kata sandi: Kata sandi'],
  ['harga paket', 'Menu: Paket, harga dan habis'],
  ['PRICE', 'Menu: Paket, harga dan habis'],
  ['habis', 'Menu: Paket, harga dan habis'],
  ['sold out', 'Menu: Paket, harga dan habis'],
  ['foto', 'Menu: Paket, harga dan habis'],
  ['lebaran hampers', 'Menu: Paket, harga dan habis'],
  ['wa', 'Toko: Nomor WhatsApp'],
  ['opening hours', 'Jam buka: Senin–Jumat'],
  ['kitchen address', 'Toko: Alamat dapur'],
  ['cash on deliv', 'Pembayaran: Batas bayar tunai (COD), rupiah'],
  ['kapasitas', 'Dapur: Maksimal pcs per hari'],
  ['jam', 'Jam buka: Senin–Jumat'],
  ['2fa', 'Keamanan: Wajibkan verifikasi dua langkah'],
  ['karyawan baru', undefined],
  ['tambah karyawan', 'Tim: Undang ke tim'],
  ['alergi', 'Komposisi & alergen: Alergen'],
  ['best before', 'Komposisi & alergen: Tahan berapa hari'],
  ['kulkas', 'Komposisi & alergen: Cara menyimpan'],
  ['backup', 'Sistem: Status sistem'],
  ['diskon', 'Kode promo: Daftar kode promo'],
  ['voucher', 'Kode promo: Daftar kode promo'],
  ['   ', undefined],
  ['!?', undefined],
])('«%s» finds %s', (typed, found) => {
  expect(firstFor(typed)).toBe(found)
})

test('a match in the label ranks before a match in the synonyms', () => {
  const labels = asOwner('sampai').map(({ label }) => label.id)
  expect(labels[0]).toBe('Berlaku sampai')
})

test.each(languages)('every section and every setting can be found by its own name, in «%s»', (language) => {
  for (const { id, name } of sections)
    expect(
      asOwner(name[language]).map(({ section }) => section.id),
      name[language],
    ).toContain(id)
  expect(Object.keys(settingFields).sort()).toEqual(Object.keys(ShopSettings.shape).sort())
  for (const { label, control } of allFindings)
    expect(
      asOwner(label[language]).map((found) => found.control ?? found.label.id),
      label[language],
    ).toContain(control ?? label.id)
})

test('results are limited to the user’s rights', () => {
  const asKitchen = (typed: string) => findSettings(typed, (right) => may('kitchen', right))
  expect(asKitchen('harga')).toEqual([])
  expect(asKitchen('undang')).toEqual([])
  expect(asKitchen('2fa').map(({ label }) => label.id)).toEqual(['Verifikasi dua langkah'])
})
