import { inIndonesian, type Sentence } from './sentence.ts'

/** What stands over each setting of the shop; beside the apps' shared sentences for the reason of `setting-sections.ts`. */
export const settingNames = {
  ordering: inIndonesian('Terima pesanan baru?', 'Take new orders?'),
  soldOutToday: inIndonesian('Habis hari ini', 'Sold out today'),
  cutOff: inIndonesian('Batas pesan H-1', 'Order by, the day before'),
  bigOrderPieces: inIndonesian('Pesanan besar mulai (pcs)', 'A big order starts at (pcs)'),
  bigOrderLeadDays: inIndonesian('Pesanan besar: H- berapa hari', 'Big orders: how many days ahead'),
  horizonDays: inIndonesian('Bisa dipesan berapa hari ke depan', 'How many days ahead people can order'),
  weekdayCapacity: inIndonesian('Maksimal pcs per hari', 'Most pieces a day'),
  closedDates: inIndonesian('Tanggal tutup', 'Closed dates'),
  prices: inIndonesian('Harga paket', 'Pack prices'),
  customerChanges: inIndonesian('Batas pelanggan ubah sendiri', 'Customers’ own changes end at'),
  deliveryAreas: inIndonesian('Area pengiriman', 'Delivery areas'),
  timeWindows: inIndonesian('Waktu kirim & ambil', 'Delivery and pick-up times'),
  qris: inIndonesian('Terima QRIS', 'Accept QRIS'),
  refunds: inIndonesian('Kembalikan uang dari pesanan', 'Refunds from the order'),
  cashCeiling: inIndonesian('Batas bayar tunai (COD), rupiah', 'Cash limit (COD), rupiah'),
  unpaidHours: inIndonesian('Pesanan belum dibayar disimpan', 'Unpaid orders are kept'),
  weekdayHours: inIndonesian('Senin–Jumat', 'Monday–Friday'),
  weekendHours: inIndonesian('Sabtu–Minggu', 'Saturday–Sunday'),
  shopName: inIndonesian('Nama toko', 'Shop name'),
  founder: inIndonesian('Merek pendiri', 'Founder’s brand'),
  phone: inIndonesian('Telepon', 'Phone'),
  whatsapp: inIndonesian('Nomor WhatsApp', 'WhatsApp number'),
  email: inIndonesian('Email', 'Email'),
  address: inIndonesian('Alamat dapur', 'Kitchen address'),
  intro: inIndonesian('Paragraf di beranda', 'Paragraph on the home page'),
  thanks: inIndonesian('Ucapan terima kasih', 'Thank-you note'),
  halalCertificate: inIndonesian('Nomor sertifikat halal', 'Halal certificate number'),
  halalExpires: inIndonesian('Berlaku sampai', 'Valid until'),
  ingredients: inIndonesian('Komposisi', 'Ingredients'),
  allergens: inIndonesian('Alergen', 'Allergens'),
  storage: inIndonesian('Cara menyimpan', 'How to store it'),
  keepsDays: inIndonesian('Tahan berapa hari', 'Days it keeps'),
  shopLanguage: inIndonesian('Bahasa toko', 'Language of the shop'),
  deskLanguage: inIndonesian('Bahasa halaman kerja', 'Language of the desk'),
  retentionMonths: inIndonesian('Simpan data pelanggan (bulan)', 'Keep customer data (months)'),
  secondFactorDemanded: inIndonesian('Wajibkan verifikasi dua langkah', 'Require two-step verification'),
} as const

/** `Paket Sedang (20 pcs), rupiah` */
export const priceOf = inIndonesian(
  (name: Sentence) => `${name.id}, rupiah`,
  (name) => `${name.en}, rupiah`,
)
