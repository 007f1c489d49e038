import { orderCount } from '../counts.ts'
import { fillIndonesian, inIndonesian } from '../sentence.ts'

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
  packagesLeft: fillIndonesian('{name}: sisa {left}', '{name}: {left} left'),
  backup: inIndonesian('Cadangan data tidak beres', 'The backup needs a look'),
  openAttention: inIndonesian('Buka «Perlu perhatian».', 'Open “Needs attention”.'),
  summary: inIndonesian('Ringkasan hari ini', 'Today in short'),
  ordersAndMoney: fillIndonesian('{orders} · {received} masuk', '{orders} · {received} received', {
    orders: orderCount,
  }),
} as const
