import { sections } from '../features/settings/sections/sections.ts'

/** The heading of each screen of the desk and of its views. */
export const headingOf: Record<string, string> = {
  '/admin-login': 'Admin',
  '/admin-undangan': 'Gabung ke tim',
  '/admin': 'Admin Dashboard',
  '/admin?tab=orders': 'Admin Dashboard',
  '/admin?tab=inventory': 'Admin Dashboard',
  '/admin?tab=reviews': 'Admin Dashboard',
  '/admin/dapur': 'Dapur',
  '/admin/dapur?view=scan': 'Dapur',
  '/admin/dapur?view=label': 'Dapur',
  '/admin/kas': 'Kas',
  '/admin/kas?view=jual': 'Kas',
  '/admin/kas?view=scan': 'Kas',
  '/admin/pengaturan': 'Pengaturan',
  '/admin/keamanan': 'Keamanan',
  '/admin/catatan': 'Catatan perubahan',
  '/admin/label': 'Label',
  '/order-label/12': 'Order Shipping Label',
  '/order-label/999': 'Order Not Found',
  '/production-status': 'System Status',
  '/payment-test': 'Payment Test',
  '/debug-midtrans': 'Midtrans Debug',
  '/webhook-test': 'Webhook Test',
  ...Object.fromEntries(sections.map(({ id }) => [`/admin/pengaturan/${id}`, ''])),
}
