import { fillIndonesian, inIndonesian } from '../sentence.ts'

/** Paying by a transfer to the shop's own account. */
export const manualTransfer = {
  title: inIndonesian('Transfer manual', 'Manual transfer'),
  about: inIndonesian(
    'Transfer tepat sejumlah ini. Pesanan ditandai lunas sesudah kami melihat uangnya masuk.',
    'Transfer exactly this amount. The order is marked as paid once we see the money.',
  ),
  notLoaded: inIndonesian(
    'Rekening toko untuk transfer belum bisa dimuat.',
    'The shop’s accounts for transfers could not be loaded.',
  ),
  amount: inIndonesian('Jumlah', 'Amount'),
  copyAmount: inIndonesian('Salin jumlah', 'Copy the amount'),
  holder: fillIndonesian('a.n. {name}', 'in the name of {name}'),
  copyNumber: fillIndonesian('Salin nomor {bank}', 'Copy the {bank} number'),
  qris: inIndonesian('Kode QRIS toko', 'The shop’s QRIS code'),
  qrisHint: inIndonesian(
    'Pindai dari layar lain, atau simpan gambarnya dan buka dari aplikasi bank. Ketik sendiri jumlahnya.',
    'Scan it from another screen, or save the picture and open it in your banking app. Type the amount yourself.',
  ),
  proof: inIndonesian('Bukti transfer', 'Proof of transfer'),
  send: inIndonesian('Kirim bukti transfer', 'Send a proof of transfer'),
  sendHint: fillIndonesian(
    'Foto atau tangkapan layar, masih bisa {left}. Hanya toko yang melihatnya.',
    'A photo or a screenshot, {left} more. Only the shop sees it.',
  ),
  sent: inIndonesian('Bukti terkirim. Kami akan mengeceknya.', 'The proof is sent. We will check it.'),
  picture: fillIndonesian('Bukti transfer {number}', 'Proof of transfer {number}'),
} as const
