import { dates } from '../dates.ts'
import { fillIndonesian, inIndonesian } from '../sentence.ts'

/** Settings, «Terima pesanan». */
export const orderingSettings = {
  about: inIndonesian(
    'Saat dijeda atau ditutup, beranda dan formulir mengatakannya, dan server menolak pesanan baru. Pesanan yang Anda ketik sendiri tetap bisa masuk.',
    'While paused or closed, the home page and the order form say so, and new orders are refused. Orders you type in yourself still go through.',
  ),
  open: inIndonesian('Ya', 'Yes'),
  openAbout: inIndonesian('Toko menerima pesanan seperti biasa', 'The shop takes orders as usual'),
  paused: inIndonesian('Jeda sampai …', 'Pause until …'),
  pausedAbout: inIndonesian(
    'Buka lagi sendiri, tidak bisa lupa',
    'Opens again by itself, so you cannot forget',
  ),
  closed: inIndonesian('Tutup', 'Closed'),
  closedAbout: inIndonesian('Sampai Anda membukanya lagi di sini', 'Until you open it again here'),
  pauseUntil: inIndonesian('Jeda sampai (WIB)', 'Pause until (WIB)'),
  pauseDay: inIndonesian('Tanggal', 'Date'),
  pauseClock: inIndonesian('Pukul', 'Time'),
  twoHours: inIndonesian('2 jam', '2 hours'),
  tomorrowAt: fillIndonesian('Besok pukul {time}', 'Tomorrow at {time}'),
  pausedNow: fillIndonesian(
    'Sekarang dijeda sampai {day} pukul {time} WIB.',
    'Now paused until {day} at {time} WIB.',
  ),
} as const

/** Settings, «Dapur» and «Tanggal tutup». */
export const kitchenSettings = {
  about: inIndonesian(
    'Batas waktu dan jumlah. Server memeriksanya untuk setiap pesanan, dengan jam WIB.',
    'Deadline and quantities. Every order is checked against them, on WIB time.',
  ),
  cutOffHint: inIndonesian(
    'Sesudah jam ini, pesanan untuk besok ditutup',
    'After this time, orders for tomorrow are closed',
  ),
  customerChangesHint: inIndonesian(
    'Jam, sehari sebelum diantar, misalnya 18:00. Sampai saat itu pelanggan bisa mengubah alamat, catatan dan tanggal, dan membatalkan yang belum dibayar. Kosong: lewat chat saja.',
    'Time of the day before delivery, such as 18:00. Until then customers can change address, note and date, and cancel what is not paid. Empty: by chat only.',
  ),
  capacityHint: inIndonesian(
    'Kosong: tidak dibatasi. 0: libur. Untuk satu tanggal saja, atur di halaman Dapur.',
    'Empty: no limit. 0: day off. For a single date, use the Kitchen page.',
  ),
  closedAbout: inIndonesian(
    'Lebaran, acara keluarga, libur. Pelanggan tidak bisa memilih tanggal ini; pesanan yang sudah masuk tetap ada.',
    'Lebaran, family days, holidays. Customers cannot choose these dates; orders that came in stay.',
  ),
  noClosedDates: inIndonesian('Belum ada tanggal tutup.', 'No closed dates yet.'),
  from: inIndonesian('Dari', 'From'),
  until: inIndonesian('Sampai', 'To'),
  add: inIndonesian('Tambah', 'Add'),
  addDays: fillIndonesian('Tambah {days} hari', 'Add {days} days'),
  tooManyDays: fillIndonesian('Paling banyak {days} hari sekaligus.', 'At most {days} days at once.'),
  remove: fillIndonesian('Hapus {day}', 'Remove {day}', { day: dates.day }),
} as const

/** Settings, «Pengiriman». */
export const deliverySettings = {
  about: inIndonesian(
    'Pelanggan memilih areanya dan melihat ongkirnya sebelum memesan. Tanpa area: pengiriman gratis ke mana saja. Yang di luar semua area diarahkan ke WhatsApp.',
    'Customers choose their area and see the fee before they order. Without any area, delivery is free everywhere. Who lives outside all areas is sent to WhatsApp.',
  ),
  none: inIndonesian('Belum ada area. Semua pesanan tanpa ongkir.', 'No areas yet. No order has a fee.'),
  name: inIndonesian('Nama area', 'Name of the area'),
  nameHint: inIndonesian('Misalnya kelurahan atau kecamatan', 'For example a kelurahan or kecamatan'),
  fee: inIndonesian('Ongkir, rupiah', 'Fee, rupiah'),
  leastOrder: inIndonesian('Minimum pesanan, rupiah', 'Least order, rupiah'),
  freeFrom: inIndonesian('Gratis mulai, rupiah', 'Free from, rupiah'),
  amountHint: inIndonesian('Dihitung dari harga paket', 'By the price of the packs'),
  add: inIndonesian('Tambah area', 'Add an area'),
  area: fillIndonesian('Area {number}', 'Area {number}'),
  remove: inIndonesian(
    (number: number, name: string) => `Hapus area ${name || number}`,
    (number, name) => `Remove area ${name || number}`,
  ),
} as const

/** Settings, «Pembayaran», «Jam buka» and «Toko». */
export const shopSettings = {
  qrisHint: inIndonesian(
    'Hanya kalau QRIS sudah aktif di akun Midtrans Anda',
    'Only if QRIS is active in your Midtrans account',
  ),
  cashCeilingHint: inIndonesian(
    'Pesanan di atas jumlah ini ditandai di Dapur: minta bayar dulu. Kosong: tanpa batas',
    'Orders above this are marked in the Kitchen: ask for payment first. Empty: no limit',
  ),
  unpaidHoursHint: inIndonesian(
    'Pesanan dari toko yang belum dibayar dan belum Anda konfirmasi dibatalkan sesudah sekian jam, supaya stok dan tempatnya kembali. Kosong: tanpa batas',
    'An order from the shop that is neither paid nor confirmed by you is cancelled after so many hours, so that its stock and place are free again. Empty: no limit',
  ),
  depositPercentHint: inIndonesian(
    'Pelanggan boleh membayar DP dulu, sisanya menyusul. Kosong: tidak ada DP',
    'Customers may pay this share first and the rest later. Empty: no deposits',
  ),
  depositFromHint: inIndonesian(
    'Kosong, juga jumlah pcs: semua pesanan',
    'Empty, and no number of pieces: every order',
  ),
  depositFromPiecesHint: inIndonesian(
    'Kalau totalnya belum sampai, jumlah pcs ini sudah cukup',
    'These pieces are enough, even below that total',
  ),
  restDaysBeforeHint: inIndonesian(
    'Sisa tagihan paling lambat sekian hari sebelum tanggal kirim atau ambil',
    'The rest is due so many days before delivery or pick-up',
  ),
  depositTermsHint: inIndonesian(
    'Ditampilkan sebelum memesan dan disimpan bersama pesanan. Contoh: “Batal sampai H-3: DP kembali penuh.”',
    'Shown before ordering and kept with the order. Example: “Cancelled by three days before: returned in full.”',
  ),
  refundsHint: inIndonesian(
    'Di pesanan yang lunas, pemilik dapat mengembalikan uang, semua atau sebagian. Laporan ikut berkurang.',
    'On a paid order the owner can give money back, all or part of it. Reports go down with it.',
  ),
  hoursAbout: inIndonesian(
    'Kapan telepon dan WhatsApp dijawab. Selalu jam WIB.',
    'When you answer calls and WhatsApp. Always WIB time.',
  ),
  opens: inIndonesian('Buka', 'Opens'),
  closes: inIndonesian('Tutup', 'Closes'),
  languageAbout: inIndonesian(
    'Pelanggan tetap bisa memilih bahasanya sendiri di bagian bawah halaman dan di menu.',
    'Customers can still choose their own language at the foot of each page and in the menu.',
  ),
  shopLanguageHint: inIndonesian(
    'Untuk pelanggan yang belum memilih bahasa',
    'For customers who have not chosen a language',
  ),
  deskLanguageHint: inIndonesian('Untuk Anda dan semua anggota tim', 'For you and everyone in the team'),
  founderHint: inIndonesian(
    'Tampil di beranda setelah kata «by»',
    'Shown on the home page after the word “by”',
  ),
  whatsappHint: inIndonesian('Pesanan COD dikirim ke sini', 'COD orders are sent here'),
  addressHint: inIndonesian('Untuk pelanggan yang mengambil sendiri', 'For customers who pick up themselves'),
  introHint: inIndonesian('Kosongkan untuk memakai kalimat bawaan', 'Leave empty for the standard text'),
  thanksHint: inIndonesian(
    'Di bagian bawah label dan invoice. Kosongkan untuk kalimat bawaan',
    'At the bottom of label and invoice. Leave empty for the standard text',
  ),
} as const
