/** What happened and what to do, for every kind of entry. */
export const attentionWords: Readonly<Record<string, { what: string; todo: string }>> = {
  'paid-after-cancel': {
    what: 'Pembayaran masuk untuk pesanan yang sudah dibatalkan.',
    todo: 'Kembalikan uangnya, atau hubungi pelanggan dan aktifkan lagi pesanannya.',
  },
  'wrong-amount': {
    what: 'Jumlah yang dibayar tidak sama dengan total pesanan. Pesanan belum ditandai lunas.',
    todo: 'Cek di dashboard Midtrans, lalu hubungi pelanggan.',
  },
  'duplicate-payment': {
    what: 'Pesanan ini dibayar dua kali.',
    todo: 'Kembalikan pembayaran yang kedua.',
  },
  reversal: {
    what: 'Bank menarik kembali pembayaran. Pesanan menjadi belum bayar.',
    todo: 'Jangan kirim dulu. Hubungi pelanggan.',
  },
  'partial-refund': {
    what: 'Sebagian uang pesanan ini dikembalikan.',
    todo: 'Catat jumlahnya di pembukuan.',
  },
  'unmatched-message': {
    what: 'Midtrans mengirim kabar pembayaran yang tidak cocok dengan pesanan mana pun.',
    todo: 'Cari nomor transaksinya di dashboard Midtrans.',
  },
  'paid-without-stock': {
    what: 'Pesanan sudah dibayar, tetapi stoknya sudah habis.',
    todo: 'Hubungi pelanggan: ganti tanggal, atau kembalikan uangnya.',
  },
  'cancelled-after-paid': {
    what: 'Pesanan yang sudah dibayar dibatalkan.',
    todo: 'Kembalikan uangnya. Virtual account hanya bisa lewat transfer manual.',
  },
}

export const wordsOf = (kind: string) => attentionWords[kind] ?? { what: kind, todo: '' }
