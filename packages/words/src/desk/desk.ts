import { inIndonesian } from '../sentence.ts'

/** Navigation between the owner's screens. */
export const ownerNavigation = {
  admin: inIndonesian('Admin', 'Admin'),
  orders: inIndonesian('Pesanan', 'Orders'),
  ordersAbout: inIndonesian('Pesanan masuk, status dan label', 'Incoming orders, status and labels'),
  kitchen: inIndonesian('Dapur', 'Kitchen'),
  kitchenAbout: inIndonesian('Yang dimasak per hari', 'What is cooked each day'),
  cash: inIndonesian('Kas', 'Cash'),
  cashAbout: inIndonesian('Uang tunai, jual langsung, serah terima', 'Cash, quick sale, hand-over'),
  settings: inIndonesian('Pengaturan', 'Settings'),
  settingsAbout: inIndonesian(
    'Toko, jam buka, harga dan hari tutup',
    'Shop, opening hours, prices and closed days',
  ),
  stock: inIndonesian('Stok', 'Stock'),
  guide: inIndonesian('Panduan', 'Guide'),
} as const
