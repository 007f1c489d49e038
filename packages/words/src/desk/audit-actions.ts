import { fillIndonesian, inIndonesian } from '../sentence.ts'

/** Texts of actions without further details, by action name. */
export const auditActions = {
  'settings.change': inIndonesian('Pengaturan diubah', 'Settings changed'),
  'menu.sort': inIndonesian('Urutan menu diubah', 'Order of the menu changed'),
  'choices.sort': inIndonesian('Urutan pilihan diubah', 'Order of the choices changed'),
  'attention.close': inIndonesian(
    'Satu hal di «Perlu perhatian» diselesaikan',
    'Something in “Needs attention” was closed',
  ),
  'payment.test': inIndonesian('Pembayaran percobaan dibuat', 'Test payment made'),
  'cash.open': inIndonesian('Kas dibuka', 'Cash shift opened'),
  'cash.close': inIndonesian('Kas ditutup', 'Cash shift closed'),
  'phone.block': inIndonesian('Sebuah nomor telepon diblokir', 'A phone number was blocked'),
  'phone.unblock': inIndonesian(
    'Sebuah nomor telepon tidak diblokir lagi',
    'A phone number is no longer blocked',
  ),
  'whatsapp.stop': inIndonesian(
    'Pesan WhatsApp ke seorang pelanggan dihentikan',
    'WhatsApp messages to a customer stopped',
  ),
  'whatsapp.resume': inIndonesian(
    'Pesan WhatsApp ke seorang pelanggan dikirim lagi',
    'WhatsApp messages to a customer resumed',
  ),
  'orders.export': inIndonesian('Daftar pesanan diunduh', 'List of orders downloaded'),
  'privacy.export': inIndonesian('Data seorang pelanggan diunduh', 'Data of a customer downloaded'),
  'privacy.erase': inIndonesian('Data seorang pelanggan dihapus', 'Data of a customer erased'),
  'privacy.retention': inIndonesian(
    'Data pelanggan yang sudah lama dihapus otomatis',
    'Old customer data erased automatically',
  ),
  'password.change': inIndonesian('Kata sandi diganti', 'Password changed'),
  'password.reset': inIndonesian('Kata sandi dibuat ulang di server', 'Password reset on the server'),
  'second-factor.on': inIndonesian('Verifikasi dua langkah diaktifkan', 'Two-step verification turned on'),
  'second-factor.off': inIndonesian('Verifikasi dua langkah dimatikan', 'Two-step verification turned off'),
  'second-factor.reset': inIndonesian(
    'Verifikasi dua langkah dihapus di server',
    'Two-step verification removed on the server',
  ),
  'second-factor.new-codes': inIndonesian('Kode cadangan dibuat ulang', 'New recovery codes made'),
  'second-factor.recovery-used': inIndonesian('Masuk dengan kode cadangan', 'Signed in with a recovery code'),
  'session.end-others': inIndonesian('Semua perangkat lain dikeluarkan', 'All other devices were signed out'),
  'team.withdraw-invitation': inIndonesian('Undangan dibatalkan', 'Invitation withdrawn'),
  'backup.restore': inIndonesian('Toko dipulihkan dari cadangan', 'Shop restored from a backup'),
  'backup.confirm': inIndonesian(
    'Salinan dari cadangan dinyatakan sebagai toko yang asli',
    'Copy from a backup confirmed as the real shop',
  ),
} as const

/** Texts of actions on a subject. */
export const auditActionsOn = {
  kitchenDay: fillIndonesian('Hari dapur {day} diubah', 'Kitchen plan of {day} changed'),
  stockAdded: fillIndonesian('Stok {goods} ditambahkan', 'Stock of {goods} added'),
  stockChanged: fillIndonesian('Stok {goods} diubah', 'Stock of {goods} changed'),
  packageAdded: fillIndonesian('Paket {name} ditambahkan', 'Package {name} added'),
  packageChanged: fillIndonesian('Paket {name} diubah', 'Package {name} changed'),
  packageDeleted: fillIndonesian('Paket {name} dihapus', 'Package {name} deleted'),
  choicesAdded: fillIndonesian('Pilihan {name} ditambahkan', 'Choices {name} added'),
  choicesChanged: fillIndonesian('Pilihan {name} diubah', 'Choices {name} changed'),
  choicesDeleted: fillIndonesian('Pilihan {name} dihapus', 'Choices {name} deleted'),
  promotionAdded: fillIndonesian('Kode promo {code} ditambahkan', 'Promotion code {code} added'),
  promotionChanged: fillIndonesian('Kode promo {code} diubah', 'Promotion code {code} changed'),
  promotionDeleted: fillIndonesian('Kode promo {code} dihapus', 'Promotion code {code} deleted'),
  photoChanged: fillIndonesian('Foto {name} diganti', 'Photo of {name} changed'),
  photoRemoved: fillIndonesian('Foto {name} dihapus', 'Photo of {name} removed'),
  reviewShown: fillIndonesian('Ulasan #{id} ditampilkan', 'Review #{id} shown'),
  reviewHidden: fillIndonesian('Ulasan #{id} disembunyikan', 'Review #{id} hidden'),
  reviewAnswered: fillIndonesian('Ulasan #{id} dibalas', 'Review #{id} answered'),
  replyDeleted: fillIndonesian('Balasan ulasan #{id} dihapus', 'Reply to review #{id} deleted'),
  reviewDeleted: fillIndonesian('Ulasan #{id} dihapus', 'Review #{id} deleted'),
  deviceSignedOut: fillIndonesian('Perangkat dikeluarkan: {device}', 'Device signed out: {device}'),
  notificationsRemoved: fillIndonesian(
    'Notifikasi dihapus dari {device}',
    'Notifications removed from {device}',
  ),
  invited: fillIndonesian('Undangan dibuat untuk peran {role}', 'Invitation made, role: {role}'),
  joined: fillIndonesian('Bergabung ke tim sebagai {role}', 'Joined the team, role: {role}'),
  roleChanged: fillIndonesian('Peran {person} diubah', 'Role of {person} changed'),
  memberSignedOut: fillIndonesian(
    '{person} dikeluarkan dari semua perangkat',
    '{person} was signed out of all devices',
  ),
  memberRemoved: fillIndonesian('{person} dihapus dari tim', '{person} was removed from the team'),
} as const
