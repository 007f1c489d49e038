import { fillEnglish, inEnglish, inIndonesian } from '../sentence.ts'

/** `/admin`: header and tabs. */
export const dashboard = {
  title: inEnglish('Admin Dashboard', 'Dasbor Admin'),
  admin: inEnglish('Admin', 'Admin'),
  totalOrders: fillEnglish('Total Orders: {total}', 'Total pesanan: {total}'),
  kitchen: inIndonesian('Dapur', 'Kitchen'),
  settings: inIndonesian('Pengaturan', 'Settings'),
  analytics: inEnglish('Analytics', 'Analitik'),
  orders: inEnglish('Orders', 'Pesanan'),
  inventory: inEnglish('Inventory', 'Stok'),
  reviews: inEnglish('Reviews', 'Ulasan'),
  pending: inEnglish('pending', 'belum dikonfirmasi'),
  waiting: inEnglish('waiting', 'menunggu'),
  notForRole: inIndonesian(
    'Bagian itu bukan untuk peran Anda. Minta pemilik kalau Anda memerlukannya.',
    'That part is not for your role. Ask the owner if you need it.',
  ),
  logOut: inEnglish('Logout', 'Keluar'),
  loggedOut: inEnglish('Logged Out', 'Sudah keluar'),
  logOutFailed: inEnglish('Error', 'Gagal'),
  stillSignedIn: inEnglish('Still signed in', 'Masih masuk'),
} as const
