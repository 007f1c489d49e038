import { inIndonesian } from './sentence.ts'

/** Sections of the settings with a description each. */
export const settingSections = {
  'terima-pesanan': {
    name: inIndonesian('Terima pesanan', 'Taking orders'),
    about: inIndonesian('Buka, jeda, tutup', 'Open, pause, close'),
  },
  dapur: {
    name: inIndonesian('Dapur', 'Kitchen'),
    about: inIndonesian(
      'Batas waktu, jumlah sehari, pesanan besar',
      'Order deadline, pieces a day, big orders',
    ),
  },
  'tanggal-tutup': {
    name: inIndonesian('Tanggal tutup', 'Closed dates'),
    about: inIndonesian('Libur dan acara keluarga', 'Holidays and family days'),
  },
  menu: {
    name: inIndonesian('Menu', 'Menu'),
    about: inIndonesian('Paket, foto, harga, habis, musiman', 'Packs, photos, prices, sold out, pre-orders'),
  },
  pengiriman: {
    name: inIndonesian('Pengiriman', 'Delivery'),
    about: inIndonesian('Area, ongkir, minimum, gratis ongkir', 'Areas, fees, least order, free delivery'),
  },
  'kode-promo': {
    name: inIndonesian('Kode promo', 'Promotion codes'),
    about: inIndonesian('Potongan, syarat, berapa kali dipakai', 'What they take off, terms, how often used'),
  },
  pembayaran: {
    name: inIndonesian('Pembayaran', 'Payment'),
    about: inIndonesian('QRIS dan batas bayar tunai', 'QRIS and the cash limit'),
  },
  'jam-buka': {
    name: inIndonesian('Jam buka', 'Opening hours'),
    about: inIndonesian('Kapan telepon dan WhatsApp dijawab', 'When you answer calls and WhatsApp'),
  },
  waktu: {
    name: inIndonesian('Waktu kirim & ambil', 'Delivery and pick-up times'),
    about: inIndonesian(
      'Pilihan jam pelanggan, dengan batasnya',
      'The times customers choose from, and how many',
    ),
  },
  toko: {
    name: inIndonesian('Toko', 'Shop'),
    about: inIndonesian('Nama, kontak, alamat, kalimat sendiri', 'Name, contacts, address, your own words'),
  },
  bahasa: {
    name: inIndonesian('Bahasa', 'Language'),
    about: inIndonesian('Bahasa toko dan bahasa halaman kerja', 'Of the shop and of the desk'),
  },
  halal: {
    name: inIndonesian('Halal', 'Halal'),
    about: inIndonesian('Nomor dan masa berlaku sertifikat', 'Certificate number and end date'),
  },
  komposisi: {
    name: inIndonesian('Komposisi & alergen', 'Ingredients & allergens'),
    about: inIndonesian('Bahan, cara menyimpan, «Baik sebelum»', 'What is in it, storage, “Best before”'),
  },
  pelanggan: {
    name: inIndonesian('Pelanggan', 'Customers'),
    about: inIndonesian('Riwayat, data pribadi, daftar blokir', 'History, personal data, block list'),
  },
  'data-pelanggan': {
    name: inIndonesian('Data pelanggan', 'Customer data'),
    about: inIndonesian('Berapa lama data disimpan', 'How long data is kept'),
  },
  notifikasi: {
    name: inIndonesian('Notifikasi', 'Notifications'),
    about: inIndonesian('Kabar di ponsel, ringkasan hari ini', 'News on your phone, today’s summary'),
  },
  whatsapp: {
    name: inIndonesian('WhatsApp otomatis', 'Automatic WhatsApp'),
    about: inIndonesian('Kabar pesanan yang terkirim sendiri', 'News of orders that send themselves'),
  },
  tim: {
    name: inIndonesian('Tim', 'Team'),
    about: inIndonesian('Anggota, peran, undangan', 'Members, roles, invitations'),
  },
  'kata-sandi': {
    name: inIndonesian('Kata sandi', 'Password'),
    about: inIndonesian('Ganti kata sandi Anda', 'Change your password'),
  },
  keamanan: {
    name: inIndonesian('Keamanan', 'Security'),
    about: inIndonesian('Dua langkah, perangkat, catatan', 'Two steps, devices, change log'),
  },
  sistem: {
    name: inIndonesian('Sistem', 'System'),
    about: inIndonesian(
      'Apakah pembayaran dan cadangan data berjalan',
      'Whether payments and backups are working',
    ),
  },
} as const
