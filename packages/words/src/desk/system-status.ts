import { inEnglish } from '../sentence.ts'

/** «System Status»: Midtrans, database and payments. */
export const systemStatus = {
  lastChecked: inEnglish('Last checked {time} WIB', 'Terakhir diperiksa {time} WIB'),
  checking: inEnglish('Checking…', 'Memeriksa…'),
  noAnswer: inEnglish(
    'The shop did not answer. It is asked again every 30 seconds.',
    'Toko tidak menjawab. Ditanya lagi setiap 30 detik.',
  ),
  none: inEnglish('None', 'Belum ada'),
  provider: inEnglish('Payment Provider', 'Penyedia Pembayaran'),
  environment: inEnglish('Environment', 'Lingkungan'),
  serverKey: inEnglish('Server Key', 'Server Key'),
  clientKey: inEnglish('Client Key', 'Client Key'),
  database: inEnglish('Database', 'Database'),
  connected: inEnglish('Connected', 'Tersambung'),
  disconnected: inEnglish('Disconnected', 'Terputus'),
  lastQuery: inEnglish('Last Query', 'Query Terakhir'),
  payments: inEnglish('Payment Analytics', 'Angka Pembayaran'),
  totalProcessed: inEnglish('Total Processed', 'Total Diproses'),
  successRate: inEnglish('Success Rate', 'Tingkat Keberhasilan'),
  /** `66.7%`, in Indonesian `66,7%`. */
  percent: inEnglish(
    (percent: number) => `${percent}%`,
    (percent) => `${percent.toLocaleString('id-ID')}%`,
  ),
  lastPayment: inEnglish('Last Payment', 'Pembayaran Terakhir'),
  openPayments: inEnglish('Open Payments', 'Pembayaran Terbuka'),
  lastReconciled: inEnglish('Last Reconciled', 'Pencocokan Terakhir'),
  liveTest: inEnglish('Live Payment Test', 'Tes Pembayaran Langsung'),
  liveTestAbout: inEnglish(
    'Walk the whole way that a customer goes.',
    'Jalani seluruh langkah yang dilalui pelanggan.',
  ),
  testPayment: inEnglish('Test Payment', 'Tes Bayar'),
  placeOrder: inEnglish('Place an Order', 'Buat Pesanan'),
} as const

/** State of the backup. */
export const backupStatus = {
  title: inEnglish('Backup', 'Cadangan'),
  state: inEnglish('State', 'Keadaan'),
  off: inEnglish('Not set up', 'Belum disiapkan'),
  waiting: inEnglish('None yet', 'Belum ada cadangan'),
  fresh: inEnglish('Fresh and readable', 'Baru dan terbaca'),
  fault: inEnglish('Needs attention', 'Perlu diperiksa'),
  problem: inEnglish('Problem', 'Masalah'),
  last: inEnglish('Last Backup', 'Cadangan Terakhir'),
  howToSet: inEnglish('Set BACKUP_DIR to have backups made.', 'Isi BACKUP_DIR supaya cadangan dibuat.'),
} as const

/** Undelivered messages. */
export const messageStatus = {
  title: inEnglish('Messages', 'Pesan Keluar'),
  waiting: inEnglish('Waiting', 'Menunggu'),
  notSent: inEnglish('Not Sent', 'Tidak Terkirim'),
} as const

/** Three requirements for real payments; a missing one explains the fix. */
export const readiness = {
  title: inEnglish('Production Readiness Checklist', 'Daftar Kesiapan Produksi'),
  mode: inEnglish('Production mode enabled', 'Mode produksi aktif'),
  modeFix: inEnglish(
    'Set PAYMENT_MODE=production and start the shop again.',
    'Isi PAYMENT_MODE=production, lalu jalankan ulang toko.',
  ),
  keys: inEnglish('Production API keys configured', 'Kunci API produksi terisi'),
  keysFix: inEnglish(
    'Set MIDTRANS_SERVER_KEY and MIDTRANS_CLIENT_KEY to the production keys of your Midtrans dashboard.',
    'Isi MIDTRANS_SERVER_KEY dan MIDTRANS_CLIENT_KEY dengan kunci produksi dari dasbor Midtrans Anda.',
  ),
  database: inEnglish('Database connection active', 'Sambungan database aktif'),
  databaseFix: inEnglish(
    'Look at the log of the shop: it says why PostgreSQL cannot be reached.',
    'Lihat log toko: di situ tertulis kenapa PostgreSQL tidak bisa dihubungi.',
  ),
} as const
