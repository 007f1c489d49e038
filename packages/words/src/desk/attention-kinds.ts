import { inIndonesian } from '../sentence.ts'

/** Title and advice; `short` follows an order's number and must fit one line of a phone. */
export const attentionKinds = {
  'paid-after-cancel': {
    short: inIndonesian('dibayar setelah batal', 'paid after cancelling'),
    what: inIndonesian(
      'Pembayaran masuk untuk pesanan yang sudah dibatalkan.',
      'A payment came in for an order that is cancelled.',
    ),
    todo: inIndonesian(
      'Kembalikan uangnya, atau hubungi pelanggan dan aktifkan lagi pesanannya.',
      'Give the money back, or call the customer and reopen the order.',
    ),
  },
  'wrong-amount': {
    short: inIndonesian('salah jumlah bayar', 'wrong amount paid'),
    what: inIndonesian(
      'Jumlah yang dibayar tidak sama dengan total pesanan. Pesanan belum ditandai lunas.',
      'The amount paid is not the order’s total. The order is not marked as paid.',
    ),
    todo: inIndonesian(
      'Cek di dashboard Midtrans, lalu hubungi pelanggan.',
      'Check the Midtrans dashboard, then call the customer.',
    ),
  },
  'duplicate-payment': {
    short: inIndonesian('dibayar dua kali', 'paid twice'),
    what: inIndonesian('Pesanan ini dibayar dua kali.', 'This order was paid twice.'),
    todo: inIndonesian('Kembalikan kelebihannya.', 'Give the surplus back.'),
  },
  reversal: {
    short: inIndonesian('uangnya ditarik bank', 'money taken back by bank'),
    what: inIndonesian(
      'Bank menarik kembali pembayaran. Pesanan menjadi belum bayar.',
      'The bank took the payment back. The order is unpaid again.',
    ),
    todo: inIndonesian('Jangan kirim dulu. Hubungi pelanggan.', 'Do not deliver yet. Call the customer.'),
  },
  'partial-refund': {
    short: inIndonesian('sebagian dikembalikan', 'partly refunded'),
    what: inIndonesian('Sebagian uang pesanan ini dikembalikan.', 'Part of this order’s money was refunded.'),
    todo: inIndonesian('Catat jumlahnya di pembukuan.', 'Write the amount into the books.'),
  },
  'unmatched-message': {
    short: inIndonesian('pembayaran tidak dikenal', 'unknown payment'),
    what: inIndonesian(
      'Midtrans mengirim kabar pembayaran yang tidak dikenal toko ini. Tidak ada pesanan yang menjadi lunas karenanya.',
      'Midtrans sent news of a payment that this shop does not know. No order became paid by it.',
    ),
    todo: inIndonesian(
      'Cari nomor transaksinya di dashboard Midtrans. Kalau uangnya untuk pesanan di sini, catat lunas dengan tangan.',
      'Look for the transaction number in the Midtrans dashboard. If the money is for an order here, mark that order as paid by hand.',
    ),
  },
  'paid-without-stock': {
    short: inIndonesian('lunas, stok habis', 'paid, out of stock'),
    what: inIndonesian(
      'Pesanan sudah dibayar, tetapi stoknya sudah habis.',
      'The order is paid, but its stock is gone.',
    ),
    todo: inIndonesian(
      'Hubungi pelanggan: ganti tanggal, atau kembalikan uangnya.',
      'Call the customer: another date, or the money back.',
    ),
  },
  'cancelled-after-paid': {
    short: inIndonesian('lunas lalu dibatalkan', 'cancelled after payment'),
    what: inIndonesian('Pesanan yang sudah dibayar dibatalkan.', 'A paid order was cancelled.'),
    todo: inIndonesian(
      'Kembalikan uangnya, atau simpan dengan alasan. Virtual account hanya bisa lewat transfer manual.',
      'Give the money back, or keep it with a reason. Virtual account payments only by a manual transfer.',
    ),
  },
  'phone-guessing': {
    short: inIndonesian('nomor telepon ditebak-tebak', 'phone number guessing'),
    what: inIndonesian(
      'Ada yang menebak-nebak nomor telepon untuk membuka pesanan orang lain. Percobaannya sudah ditahan.',
      'Somebody guessed phone numbers to open other people’s orders. The tries were stopped.',
    ),
    todo: inIndonesian(
      'Tidak perlu tindakan. Kalau berulang, hubungi pengelola situs.',
      'Nothing to do. If it happens again, tell whoever runs the site.',
    ),
  },
  backup: {
    short: inIndonesian('cadangan data tidak beres', 'backup trouble'),
    what: inIndonesian(
      'Cadangan data tidak beres. Kalau komputer rusak hari ini, pesanan bisa hilang.',
      'The backup is not in order. If the computer breaks today, orders may be lost.',
    ),
    todo: inIndonesian(
      'Hubungi pengelola situs, atau jalankan npm run backup dan baca pesannya.',
      'Tell whoever runs the site, or run npm run backup and read its message.',
    ),
  },
  'change-request': {
    short: inIndonesian('pelanggan minta perubahan', 'customer asks for a change'),
    what: inIndonesian(
      'Pelanggan meminta perubahan pesanannya.',
      'The customer asks for a change of her order.',
    ),
    todo: inIndonesian(
      'Setujui atau tolak; jawabannya terlihat di halaman lacak. Selain pembatalan, ubah pesanannya sendiri.',
      'Approve or refuse; she reads the answer on the tracking page. Except for a cancellation, make the change yourself.',
    ),
  },
  'large-hold': {
    short: inIndonesian('sangat besar, belum dibayar', 'very large, not paid'),
    what: inIndonesian(
      'Satu pesanan yang belum dibayar mengambil lebih dari separuh stok, hari itu, atau batas paketnya.',
      'One unpaid order takes more than half of the stock, of its day or of its package’s limit.',
    ),
    todo: inIndonesian(
      'Telepon pemesannya, lalu konfirmasi atau batalkan pesanannya.',
      'Call the customer, then confirm or cancel the order.',
    ),
  },
  'rest-due': {
    short: inIndonesian('sisa DP jatuh tempo', 'rest of deposit is due'),
    what: inIndonesian(
      'DP sudah masuk, dan sisanya sudah waktunya dibayar.',
      'The deposit came, and the rest is due now.',
    ),
    todo: inIndonesian(
      'Ingatkan pelanggan. Pesanannya tidak dibatalkan otomatis.',
      'Remind the customer. The order is not cancelled automatically.',
    ),
  },
  'transfer-proof': {
    short: inIndonesian('bukti transfer masuk', 'proof of transfer came'),
    what: inIndonesian(
      'Pelanggan mengirim bukti transfer. Pesanan belum ditandai lunas.',
      'The customer sent a proof of transfer. The order is not marked as paid.',
    ),
    todo: inIndonesian(
      'Cek mutasi rekening Anda, bukan hanya gambarnya. Kalau uangnya masuk, buka pesanan dan catat lunas.',
      'Check the account itself, not only the picture. If the money is there, open the order and record the payment.',
    ),
  },
  'whatsapp-unsent': {
    short: inIndonesian('WhatsApp tidak sampai', 'WhatsApp did not arrive'),
    what: inIndonesian(
      'Pesan WhatsApp otomatis untuk pesanan ini gagal, atau belum jelas apakah sampai. Pesan itu tidak dikirim ulang.',
      'The automatic WhatsApp message of this order failed, or it is not known whether it arrived. It is not sent again.',
    ),
    todo: inIndonesian(
      'Buka pesanannya dan kirim draf WhatsApp dari ponsel Anda, atau telepon pelanggan.',
      'Open the order and send the WhatsApp draft from your phone, or call the customer.',
    ),
  },
  'whatsapp-account': {
    short: inIndonesian('WhatsApp otomatis terhenti', 'automatic WhatsApp is halted'),
    what: inIndonesian(
      'Meta menolak pesan WhatsApp otomatis, atau mengubah salah satu templatnya.',
      'Meta refuses the automatic WhatsApp messages, or changed one of their templates.',
    ),
    todo: inIndonesian(
      'Lihat Pengaturan > WhatsApp otomatis dan dasbor Meta. Pesan yang menunggu dicoba lagi selama satu hari.',
      'Look at Settings > Automatic WhatsApp and at Meta’s dashboard. Messages that wait are tried for a day.',
    ),
  },
  'whatsapp-reply': {
    short: inIndonesian('pelanggan menulis', 'customer wrote'),
    what: inIndonesian(
      'Pelanggan membalas lewat WhatsApp. Balasannya ada di riwayat pesanan.',
      'The customer answered by WhatsApp. The answer stands in the order’s history.',
    ),
    todo: inIndonesian(
      'Baca riwayat pesanannya dan jawab dengan draf WhatsApp atau telepon.',
      'Read the order’s history and answer with the WhatsApp draft or by phone.',
    ),
  },
  'payment-key': {
    short: inIndonesian('Midtrans menolak kunci toko', 'Midtrans refuses the key'),
    what: inIndonesian(
      'Midtrans menolak kunci server toko. Pelanggan tidak bisa membayar lewat virtual account, GoPay atau QRIS.',
      'Midtrans refuses the shop’s server key. Customers cannot pay by virtual account, GoPay or QRIS.',
    ),
    todo: inIndonesian(
      'Cocokkan MIDTRANS_SERVER_KEY dengan dasbor Midtrans (Settings > Access Keys), lalu nyalakan ulang toko.',
      'Compare MIDTRANS_SERVER_KEY with Midtrans’ dashboard (Settings > Access Keys), then restart the shop.',
    ),
  },
} as const

/** A wrong amount was reported, and the order was paid afterwards. */
export const paidSince = {
  what: inIndonesian(
    'Jumlah yang dibayar tidak sama dengan total pesanan. Sekarang pesanan tercatat lunas.',
    'The amount paid is not the order’s total. The order is marked as paid by now.',
  ),
  todo: inIndonesian(
    'Cek di dashboard Midtrans apakah uang ini perlu dikembalikan.',
    'Check the Midtrans dashboard whether this money has to be given back.',
  ),
} as const

/** A customer requests to cancel a paid order. */
export const asksToCancel = {
  what: inIndonesian(
    'Pelanggan minta pesanan yang sudah dibayar dibatalkan.',
    'The customer asks to cancel a paid order.',
  ),
  todo: inIndonesian(
    'Kalau disetujui, pesanan langsung dibatalkan dan uangnya perlu dikembalikan.',
    'If you approve, the order is cancelled at once and the money has to be given back.',
  ),
} as const

/** More money than the total, without a second payment of it: the total was lowered, or parts exceed it. */
export const paidTooMuch = {
  short: inIndonesian('kelebihan bayar', 'paid too much'),
  what: inIndonesian(
    'Uang yang diterima lebih dari total pesanan ini.',
    'More was received than the total of this order.',
  ),
  todo: inIndonesian('Kembalikan kelebihannya.', 'Give the surplus back.'),
} as const

/** Possibly one payment counted twice: recorded by hand, then reported by Midtrans. */
export const perhapsTheSame = {
  what: inIndonesian(
    'Pesanan ini dicatat lunas dengan tangan, lalu pembayaran masuk juga lewat Midtrans.',
    'This order was marked as paid by hand, and then a payment came in through Midtrans too.',
  ),
  todo: inIndonesian(
    'Kalau uangnya sama, buka pesanan dan batalkan tanda lunas: pesanan tetap lunas lewat Midtrans. Kalau memang dibayar dua kali, kembalikan salah satunya.',
    'If it is the same money, open the order and undo “paid”: the order stays paid through Midtrans. If it really was paid twice, give one of them back.',
  ),
} as const
