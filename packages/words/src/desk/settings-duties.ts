import { dayCount } from '../counts.ts'
import { dates } from '../dates.ts'
import { fillIndonesian, inIndonesian } from '../sentence.ts'

/** Settings, «Halal», and the reminder before the certificate expires. */
export const halalSettings = {
  certificateHint: inIndonesian(
    'Nomor sertifikat (diawali ID), bukan nomor ketetapan halal (KH)',
    'The certificate number (begins with ID), not the halal decree number (KH)',
  ),
  expiresHint: inIndonesian('Kosongkan kalau tanpa batas waktu', 'Leave empty if it has no end date'),
  missing: inIndonesian('Nomor sertifikat halal belum diisi', 'The halal certificate number is missing'),
  missingAbout: inIndonesian(
    'Sejak 18 Oktober 2026 makanan dari usaha mikro dan kecil wajib bersertifikat halal. Isi nomor sertifikatnya supaya tampil di toko, label, dan invoice.',
    'Since 18 October 2026 food from micro and small businesses must be certified halal. Fill in the certificate number, so that it shows in the shop, on labels and invoices.',
  ),
  ended: inIndonesian(
    (day: string) => `Sertifikat halal sudah berakhir pada ${dates.day(day).id}`,
    (day) => `The halal certificate ended on ${dates.day(day).en}`,
  ),
  endedAbout: inIndonesian(
    'Perbarui sertifikatnya, lalu isi nomor dan tanggal yang baru.',
    'Renew the certificate, then fill in the new number and date.',
  ),
  endsToday: inIndonesian('Sertifikat halal berakhir hari ini', 'The halal certificate ends today'),
  endsIn: fillIndonesian('Sertifikat halal berakhir {days} lagi', 'The halal certificate ends in {days}', {
    days: dayCount,
  }),
  endsAbout: fillIndonesian(
    'Berlaku sampai {day}. Ajukan perpanjangan sekarang, prosesnya bisa berminggu-minggu.',
    'Valid until {day}. Apply for renewal now, it can take weeks.',
    { day: dates.day },
  ),
} as const

/** Settings, «Data pelanggan», «Keamanan» and «Sistem». */
export const dutySettings = {
  retentionAbout: inIndonesian(
    'Sesudah waktu ini nama, nomor, alamat, dan catatan pesanan lama dihapus otomatis setiap hari. Angka pembukuan tetap.',
    'After this time names, numbers, addresses and notes of old orders are deleted automatically every day. Your bookkeeping figures stay.',
  ),
  retentionHint: inIndonesian(
    '1 sampai 120. Yang sudah dihapus tidak bisa dikembalikan',
    '1 to 120. What is deleted cannot be brought back',
  ),
  securityAbout: inIndonesian(
    'Verifikasi dua langkah Anda, perangkat yang masuk, dan siapa mengubah apa.',
    'Your two-step verification, signed-in devices, and who changed what.',
  ),
  ownSecurityAbout: inIndonesian(
    'Verifikasi dua langkah Anda dan perangkat yang masuk.',
    'Your two-step verification and signed-in devices.',
  ),
  toSecurity: inIndonesian('Keamanan akun', 'Account security'),
  toOwnSecurity: inIndonesian('Verifikasi dua langkah dan perangkat', 'Two-step verification and devices'),
  demandedHint: inIndonesian(
    'Siapa yang belum punya, diminta mengaturnya sebelum bisa memakai halaman lain. Aktifkan dulu milik Anda',
    'Anyone without it must set it up before using other pages. Turn on your own first',
  ),
  systemAbout: inIndonesian(
    'Apakah pembayaran, penyimpanan, dan cadangan data berjalan baik.',
    'Whether payments, storage and backups are working well.',
  ),
  toSystem: inIndonesian('Status sistem', 'System status'),
} as const

/** Settings, «Komposisi & alergen». */
export const foodSettings = {
  about: inIndonesian(
    'Sama untuk semua paket. Tampil di beranda, invoice, dan label. Yang kosong tidak tampil.',
    'The same for every pack. Shown on the home page, invoices and labels. What is empty is not shown.',
  ),
  ingredientsHint: inIndonesian(
    'Dari yang paling banyak. Misalnya: daging ayam, tapioka, udang, minyak wijen',
    'The largest part first. For example: chicken, tapioca, shrimp, sesame oil',
  ),
  allergensHint: inIndonesian(
    'Centang semua yang ada di dimsum dan sausnya.',
    'Tick all that is in the dimsum and its sauces.',
  ),
  storageHint: inIndonesian(
    'Misalnya: Simpan di kulkas, kukus 10 menit sebelum dimakan',
    'For example: Keep in the fridge, steam for 10 minutes before eating',
  ),
  keepsDaysHint: inIndonesian(
    '«Baik sebelum» di label dihitung dari hari kirim atau ambil. Kosong: tidak ditulis',
    '“Best before” on the label counts from the delivery or pick-up day. Empty: not printed',
  ),
} as const
