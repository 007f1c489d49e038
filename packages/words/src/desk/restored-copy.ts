import { fillIndonesian, inIndonesian } from '../sentence.ts'

/** After a restore: the question whether this copy is the real shop. */
export const restoredCopy = {
  label: inIndonesian('Toko dari cadangan', 'Shop from a backup'),
  banner: fillIndonesian(
    'Toko ini dipulihkan dari cadangan {at}. Belum ada surel, notifikasi, pembatalan, atau pengembalian dana yang keluar dari sini.',
    'This shop was restored from the backup of {at}. No mail, push message, cancellation or refund leaves it yet.',
  ),
  askOwner: inIndonesian('Pemilik perlu memeriksanya.', 'The owner has to check it.'),
  check: inIndonesian('Periksa dan pastikan …', 'Check and confirm …'),
  title: inIndonesian('Apakah ini toko yang asli?', 'Is this the real shop?'),
  about: inIndonesian(
    'Yang berubah setelah cadangan itu hilang. Periksa dulu tiga hal ini; yang pernah dicabut mungkin berlaku lagi.',
    'What changed after that backup is lost. Check three things first: what was revoked may be in force again.',
  ),
  team: inIndonesian('Tim: siapa yang masih boleh masuk', 'Team: who may still sign in'),
  roles: inIndonesian('Peran setiap orang', 'The role of each person'),
  blocked: inIndonesian('Nomor yang diblokir', 'Blocked numbers'),
  openTeam: inIndonesian('Buka Tim', 'Open the team'),
  openBlocked: inIndonesian('Buka Nomor diblokir', 'Open blocked numbers'),
  onlyOne: inIndonesian(
    'Untuk salinan percobaan jangan tekan: pelanggan yang asli akan menerima pesan dari dua toko.',
    'Do not press it in a copy for trying out: real customers would get messages from two shops.',
  ),
  confirm: inIndonesian('Ya, ini toko yang asli', 'Yes, this is the real shop'),
  confirmed: inIndonesian('Toko ini sekarang toko yang asli', 'This shop is the real one now'),
  notConfirmed: inIndonesian('Belum tersimpan', 'Not saved'),
} as const
