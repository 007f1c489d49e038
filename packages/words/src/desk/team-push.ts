import { fillIndonesian, inIndonesian, type Sentence } from '../sentence.ts'

/** Push messages to the team's devices; `number` includes the sign, `#000123`. */
export const teamPush = {
  placed: fillIndonesian('Pesanan baru {number}', 'New order {number}'),
  severalPlaced: inIndonesian('# pesanan baru', '# new orders'),
  paid: fillIndonesian('Pembayaran {number}', 'Payment {number}'),
  severalPaid: inIndonesian('# pembayaran masuk', '# payments received'),
  attention: inIndonesian('Perlu perhatian', 'Needs attention'),
  toDecide: inIndonesian('Ada yang perlu Anda putuskan.', 'Something needs your decision.'),
  severalAttention: inIndonesian('# hal perlu perhatian', '# things need attention'),
  signInAgain: inIndonesian('Masuk lagi untuk melihatnya.', 'Sign in again to see it.'),
  lowStock: inIndonesian('Stok menipis', 'Low stock'),
  packagesLeft: inIndonesian(
    ({ name, left }: { name: Sentence; left: unknown }) => `${name.id}: sisa ${left}`,
    ({ name, left }) => `${name.en}: ${left} left`,
  ),
  backup: inIndonesian('Cadangan data tidak beres', 'The backup needs a look'),
  openAttention: inIndonesian('Buka «Perlu perhatian».', 'Open “Needs attention”.'),
  summary: inIndonesian('Ringkasan hari ini', 'Today in short'),
  ordersAndMoney: inIndonesian(
    ({ orders, received }: { orders: number; received: string }) => `${orders} pesanan · ${received} masuk`,
    ({ orders, received }) => `${orders} ${orders === 1 ? 'order' : 'orders'} · ${received} received`,
  ),
} as const
