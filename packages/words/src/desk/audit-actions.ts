import { inIndonesian, type Sentence } from '../sentence.ts'

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
  kitchenDay: inIndonesian(
    (day: Sentence) => `Hari dapur ${day.id} diubah`,
    (day) => `Kitchen plan of ${day.en} changed`,
  ),
  stockAdded: inIndonesian(
    (goods: Sentence) => `Stok ${goods.id} ditambahkan`,
    (goods) => `Stock of ${goods.en} added`,
  ),
  stockChanged: inIndonesian(
    (goods: Sentence) => `Stok ${goods.id} diubah`,
    (goods) => `Stock of ${goods.en} changed`,
  ),
  packageAdded: inIndonesian(
    (name: Sentence) => `Paket ${name.id} ditambahkan`,
    (name) => `Package ${name.en} added`,
  ),
  packageChanged: inIndonesian(
    (name: Sentence) => `Paket ${name.id} diubah`,
    (name) => `Package ${name.en} changed`,
  ),
  packageDeleted: inIndonesian(
    (name: Sentence) => `Paket ${name.id} dihapus`,
    (name) => `Package ${name.en} deleted`,
  ),
  choicesAdded: inIndonesian(
    (name: Sentence) => `Pilihan ${name.id} ditambahkan`,
    (name) => `Choices ${name.en} added`,
  ),
  choicesChanged: inIndonesian(
    (name: Sentence) => `Pilihan ${name.id} diubah`,
    (name) => `Choices ${name.en} changed`,
  ),
  choicesDeleted: inIndonesian(
    (name: Sentence) => `Pilihan ${name.id} dihapus`,
    (name) => `Choices ${name.en} deleted`,
  ),
  promotionAdded: inIndonesian(
    (code: Sentence) => `Kode promo ${code.id} ditambahkan`,
    (code) => `Promotion code ${code.en} added`,
  ),
  promotionChanged: inIndonesian(
    (code: Sentence) => `Kode promo ${code.id} diubah`,
    (code) => `Promotion code ${code.en} changed`,
  ),
  promotionDeleted: inIndonesian(
    (code: Sentence) => `Kode promo ${code.id} dihapus`,
    (code) => `Promotion code ${code.en} deleted`,
  ),
  photoChanged: inIndonesian(
    (name: Sentence) => `Foto ${name.id} diganti`,
    (name) => `Photo of ${name.en} changed`,
  ),
  photoRemoved: inIndonesian(
    (name: Sentence) => `Foto ${name.id} dihapus`,
    (name) => `Photo of ${name.en} removed`,
  ),
  reviewShown: inIndonesian(
    (id: string) => `Ulasan #${id} ditampilkan`,
    (id) => `Review #${id} shown`,
  ),
  reviewHidden: inIndonesian(
    (id: string) => `Ulasan #${id} disembunyikan`,
    (id) => `Review #${id} hidden`,
  ),
  reviewAnswered: inIndonesian(
    (id: string) => `Ulasan #${id} dibalas`,
    (id) => `Review #${id} answered`,
  ),
  replyDeleted: inIndonesian(
    (id: string) => `Balasan ulasan #${id} dihapus`,
    (id) => `Reply to review #${id} deleted`,
  ),
  reviewDeleted: inIndonesian(
    (id: string) => `Ulasan #${id} dihapus`,
    (id) => `Review #${id} deleted`,
  ),
  deviceSignedOut: inIndonesian(
    (device: Sentence) => `Perangkat dikeluarkan: ${device.id}`,
    (device) => `Device signed out: ${device.en}`,
  ),
  notificationsRemoved: inIndonesian(
    (device: Sentence) => `Notifikasi dihapus dari ${device.id}`,
    (device) => `Notifications removed from ${device.en}`,
  ),
  invited: inIndonesian(
    (role: Sentence) => `Undangan dibuat untuk peran ${role.id}`,
    (role) => `Invitation made, role: ${role.en}`,
  ),
  joined: inIndonesian(
    (role: Sentence) => `Bergabung ke tim sebagai ${role.id}`,
    (role) => `Joined the team, role: ${role.en}`,
  ),
  roleChanged: inIndonesian(
    (person: Sentence) => `Peran ${person.id} diubah`,
    (person) => `Role of ${person.en} changed`,
  ),
  memberSignedOut: inIndonesian(
    (person: Sentence) => `${person.id} dikeluarkan dari semua perangkat`,
    (person) => `${person.en} was signed out of all devices`,
  ),
  memberRemoved: inIndonesian(
    (person: Sentence) => `${person.id} dihapus dari tim`,
    (person) => `${person.en} was removed from the team`,
  ),
} as const
