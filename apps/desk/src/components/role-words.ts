import type { Role } from '@dimsum/domain/roles'

/** Roles in the owner's words. */
export const roleWords: Record<Role, string> = { owner: 'Pemilik', cashier: 'Kasir', kitchen: 'Dapur' }

/** What each may do, for whoever chooses. */
export const roleAbout: Record<Role, string> = {
  owner: 'Semua, termasuk pengaturan dan tim.',
  cashier: 'Pesanan, pembayaran, pelanggan, ulasan.',
  kitchen: 'Lembar masak, scan, label, stok. Tanpa uang dan nomor telepon.',
}

/** Where each begins to work. */
export const startPath: Record<Role, string> = {
  owner: '/admin',
  cashier: '/admin?tab=orders',
  kitchen: '/admin/dapur',
}
