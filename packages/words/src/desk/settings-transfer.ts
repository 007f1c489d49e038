import { fillIndonesian, inIndonesian } from '../sentence.ts'

/** Settings, «Pembayaran»: transfers by hand. */
export const transferSettings = {
  title: inIndonesian('Transfer manual', 'Transfers by hand'),
  about: inIndonesian(
    'Terlihat di halaman bayar dan invoice, hanya oleh pemesannya. Bukti yang ia kirim masuk ke Perlu perhatian; Anda sendiri yang mencatat lunas.',
    'Shown on the payment page and the invoice, only to the customer of the order. Her proof appears in Needs attention; you record the payment yourself.',
  ),
  account: fillIndonesian('Rekening {number}', 'Account {number}'),
  bank: inIndonesian('Bank', 'Bank'),
  number: inIndonesian('Nomor rekening', 'Account number'),
  holder: inIndonesian('Atas nama', 'Name of the holder'),
  add: inIndonesian('Tambah rekening', 'Add an account'),
  remove: inIndonesian(
    (number: number, bank: string) => `Hapus rekening ${bank || number}`,
    (number, bank) => `Remove account ${bank || number}`,
  ),
  choose: inIndonesian('Pilih gambar QRIS', 'Choose the QRIS picture'),
  replace: inIndonesian('Ganti gambar QRIS', 'Replace the QRIS picture'),
  removePicture: inIndonesian('Hapus gambar QRIS', 'Remove the QRIS picture'),
  hint: inIndonesian(
    'QRIS statis toko Anda: JPEG, PNG, atau WebP. Berlaku sesudah disimpan.',
    'Your shop’s static QRIS: JPEG, PNG or WebP. It takes effect when you save.',
  ),
  ready: inIndonesian('Gambar siap. Simpan untuk memakainya.', 'The picture is ready. Save to use it.'),
} as const

/** Pictures of transfers that customers sent. */
export const transferProofs = {
  title: inIndonesian('Bukti transfer', 'Proof of transfer'),
  notLoaded: inIndonesian('Bukti transfer belum bisa dimuat.', 'The proof of transfer could not be loaded.'),
  due: inIndonesian('Harus masuk: {amount}', 'Should have come: {amount}'),
  picture: fillIndonesian(
    'Bukti transfer {number} dari pesanan #{order}',
    'Proof of transfer {number} of order #{order}',
  ),
} as const
