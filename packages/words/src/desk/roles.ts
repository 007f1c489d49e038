import type { Role } from '@dimsum/domain/roles'
import { fillIndonesian, inIndonesian, type Sentence } from '../sentence.ts'

export const roleNames = {
  owner: inIndonesian('Pemilik', 'Owner'),
  cashier: inIndonesian('Kasir', 'Cashier'),
  kitchen: inIndonesian('Dapur', 'Kitchen'),
} as const satisfies Record<Role, Sentence>

/** Descriptions of the roles. */
export const roleAbout = {
  owner: inIndonesian('Semua, termasuk pengaturan dan tim.', 'Everything, settings and the team included.'),
  cashier: inIndonesian('Pesanan, pembayaran, pelanggan, ulasan.', 'Orders, payments, customers, reviews.'),
  kitchen: inIndonesian(
    'Lembar masak, scan, label, stok. Tanpa uang dan nomor telepon.',
    'Kitchen sheet, scanning, labels, stock. No money and no phone numbers.',
  ),
} as const satisfies Record<Role, Sentence>

/** A URL of another role. */
export const notForRole = {
  title: fillIndonesian('Halaman ini bukan untuk peran {role}', 'This page is not for the role {role}'),
  askOwner: inIndonesian(
    'Kalau Anda memerlukannya, minta pemilik mengubah peran Anda di Pengaturan → Tim.',
    'If you need it, ask the owner to change your role in Settings → Team.',
  ),
  back: inIndonesian('Kembali ke pekerjaan saya', 'Back to my work'),
} as const
