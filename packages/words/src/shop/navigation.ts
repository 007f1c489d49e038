import { inIndonesian } from '../sentence.ts'

/** Navigation bar, drawer and footer of the shop (product.md section 2). */
export const navigation = {
  language: inIndonesian('Bahasa', 'Language'),
  home: inIndonesian('Beranda', 'Home'),
  products: inIndonesian('Produk', 'Products'),
  about: inIndonesian('Tentang', 'About'),
  contact: inIndonesian('Kontak', 'Contact'),
  order: inIndonesian('Pesan Online', 'Order online'),
  track: inIndonesian('Lacak Pesanan', 'Track order'),
  admin: inIndonesian('Admin', 'Admin'),
  /** On buttons and shortcuts. */
  orderShort: inIndonesian('Pesan', 'Order'),
  trackShort: inIndonesian('Lacak', 'Track'),
  seeMenu: inIndonesian('Lihat Menu', 'See the menu'),
  backHome: inIndonesian('Kembali ke Beranda', 'Back to home'),
  bar: inIndonesian('Utama', 'Main'),
  footer: inIndonesian('Kaki halaman', 'Footer'),
  menu: inIndonesian('Menu', 'Menu'),
  openMenu: inIndonesian('Buka menu', 'Open menu'),
  closeMenu: inIndonesian('Tutup menu', 'Close menu'),
  install: inIndonesian('Pasang di ponsel', 'Install on phone'),
  /** The 404 page. */
  notFound: inIndonesian(
    'Halaman ini tidak ada. Dimsumnya tetap ada.',
    'There is no such page. There is still dimsum.',
  ),
} as const
