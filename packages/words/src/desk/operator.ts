import { fillEnglish, inEnglish } from '../sentence.ts'

/** The operator's screens. */
export const operator = {
  pages: inEnglish('Operator pages', 'Halaman operator'),
  systemStatus: inEnglish('Refreshes every 30 seconds.', 'Diperbarui setiap 30 detik.'),
  paymentTest: inEnglish(
    'Open the payment popup with every method, for an amount that belongs to no order.',
    'Buka popup pembayaran dengan semua cara bayar, untuk jumlah yang bukan milik pesanan mana pun.',
  ),
  webhookTest: inEnglish(
    'Send a payment message by hand and see what the shop does with it.',
    'Kirim pesan pembayaran sendiri, lalu lihat apa yang dilakukan toko.',
  ),
  debugMidtrans: inEnglish(
    'How this shop and this browser are set up for payments.',
    'Bagaimana toko dan browser ini disiapkan untuk pembayaran.',
  ),
  yes: inEnglish('Yes', 'Ya'),
  no: inEnglish('No', 'Tidak'),
} as const

/** Server responses, newest first. */
export const responseLog = {
  title: inEnglish('Response', 'Jawaban'),
  empty: inEnglish('Nothing sent yet.', 'Belum ada yang dikirim.'),
} as const

/** Selection of an order for a test. */
export const orderChoice = {
  label: inEnglish('Order ID', 'Nomor pesanan'),
  pick: inEnglish('Pick an order', 'Pilih pesanan'),
  order: fillEnglish('#{number}, {amount}, {paid}', '#{number}, {amount}, {paid}'),
  required: inEnglish('Order ID is required', 'Nomor pesanan wajib diisi'),
} as const

/** «Midtrans Debug». */
export const midtransDebug = {
  instructions: inEnglish('Instructions', 'Petunjuk'),
  modeOfKeys: inEnglish(
    'The mode must be the one of your keys: sandbox keys fail in production with 401, and the reverse.',
    'Mode harus sama dengan mode kunci Anda: kunci sandbox gagal di produksi dengan 401, dan sebaliknya.',
  ),
  scriptIsLoaded: inEnglish(
    'The script is loaded only on the payment pages. Open {page} and choose a method; if nothing opens, an ad blocker may stop the script.',
    'Skrip hanya dimuat di halaman pembayaran. Buka {page} dan pilih cara bayar; kalau tidak ada yang terbuka, mungkin pemblokir iklan menghentikan skripnya.',
  ),
  notNoticed: inEnglish(
    'A payment that is not noticed: look at {status} and send a message with {test}.',
    'Pembayaran yang tidak tercatat: lihat {status} dan kirim pesan lewat {test}.',
  ),
  demo: inEnglish(
    'In demo mode this shop plays the provider. The {simulator} pays, denies, expires and refunds any payment.',
    'Dalam mode demo toko ini berperan sebagai penyedia. {simulator} bisa membayar, menolak, mengakhiri, dan mengembalikan pembayaran apa pun.',
  ),
  simulator: inEnglish('Payment Simulator', 'Simulator Pembayaran'),
  environment: inEnglish('Environment', 'Lingkungan'),
  mode: inEnglish('Mode', 'Mode'),
  isProduction: inEnglish('PAYMENT_MODE is production', 'PAYMENT_MODE bernilai production'),
  script: inEnglish('Payment script', 'Skrip pembayaran'),
  set: inEnglish('Set', 'Terisi'),
  notSet: inEnglish('Not set', 'Belum diisi'),
  noKey: inEnglish('not set', 'belum diisi'),
  scriptHere: inEnglish('Payment Script in This Page', 'Skrip Pembayaran di Halaman Ini'),
  scriptLoaded: inEnglish('Popup script loaded', 'Skrip popup dimuat'),
  scriptsFound: inEnglish('Payment scripts found', 'Skrip pembayaran ditemukan'),
  neverLoaded: inEnglish(
    'On this page the script is never loaded: it has no business beside the dashboard.',
    'Di halaman ini skrip tidak pernah dimuat: tidak ada gunanya di samping dasbor.',
  ),
} as const
