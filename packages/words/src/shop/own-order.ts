import { dates } from '../dates.ts'
import { fillIndonesian, inIndonesian } from '../sentence.ts'

type Stored = { customerAddress: string; deliveryDate: string | null; notes: string | null }

/** Changes and requests by customers, on the tracking page. */
export const ownOrder = {
  title: inIndonesian('Ubah atau batalkan', 'Change or cancel'),
  until: fillIndonesian('Bisa Anda ubah sendiri sampai {end}.', 'You can change it yourself until {end}.', {
    end: dates.deadline,
  }),
  untilCooking: inIndonesian(
    'Bisa Anda ubah sendiri sampai mulai disiapkan.',
    'You can change it yourself until we begin to prepare it.',
  ),
  tooLate: inIndonesian(
    (end: Date) => `Batas mengubahnya sudah lewat: ${dates.deadline(end).id}.`,
    (end) => `The time to change it is over: it was ${dates.deadline(end).en}.`,
  ),
  started: inIndonesian(
    'Pesanan ini sudah mulai disiapkan, jadi tidak bisa diubah di sini.',
    'We have begun to prepare this order, so it cannot be changed here.',
  ),
  askByChat: inIndonesian('Tanya lewat WhatsApp', 'Ask us on WhatsApp'),
  change: inIndonesian('Ubah pesanan', 'Change order'),
  cancel: inIndonesian('Batalkan pesanan', 'Cancel order'),
  askToCancel: inIndonesian('Minta pembatalan', 'Ask to cancel'),
  askOther: inIndonesian('Minta perubahan lain', 'Ask for another change'),
  back: inIndonesian('Kembali', 'Back'),
  address: inIndonesian('Alamat', 'Address'),
  notes: inIndonesian('Catatan', 'Note'),
  day: inIndonesian('Tanggal', 'Date'),
  byChat: inIndonesian('Sesuai chat', 'As agreed by chat'),
  save: inIndonesian('Simpan perubahan', 'Save changes'),
  saved: inIndonesian('Perubahan tersimpan.', 'Your changes are saved.'),
  areaHint: inIndonesian(
    'Ongkir tetap. Pindah ke area lain? Pilih «Minta perubahan lain».',
    'The fee stays. Moving to another area? Choose “Ask for another change”.',
  ),
  reallyCancel: inIndonesian(
    'Pesanan ini akan dibatalkan. Ini tidak bisa Anda urungkan sendiri.',
    'This order will be cancelled. You cannot undo that yourself.',
  ),
  askCancelAbout: inIndonesian(
    'Pesanan ini sudah dibayar. Kami baca permintaan Anda dan menjawabnya di halaman ini.',
    'This order is paid. We read your request and answer it on this page.',
  ),
  reason: inIndonesian('Alasan', 'Reason'),
  wish: inIndonesian('Apa yang perlu diubah?', 'What should be changed?'),
  send: inIndonesian('Kirim permintaan', 'Send request'),
  failed: inIndonesian('Belum tersimpan. Silakan coba lagi.', 'Not saved. Please try again.'),
  storedNow: inIndonesian(
    ({ customerAddress, deliveryDate, notes }: Stored) =>
      [
        `Alamat: ${customerAddress}`,
        `Tanggal: ${deliveryDate ? dates.dayOfYear(deliveryDate).id : 'sesuai chat'}`,
        `Catatan: ${notes ?? '-'}`,
      ].join('\n'),
    ({ customerAddress, deliveryDate, notes }) =>
      [
        `Address: ${customerAddress}`,
        `Date: ${deliveryDate ? dates.dayOfYear(deliveryDate).en : 'as agreed by chat'}`,
        `Note: ${notes ?? '-'}`,
      ].join('\n'),
  ),
  waiting: inIndonesian(
    'Permintaan Anda sudah kami terima. Jawabannya muncul di sini.',
    'We have your request. The answer will appear here.',
  ),
  wishesNotLoaded: inIndonesian(
    'Permintaan Anda sebelumnya belum bisa dimuat.',
    'Your earlier requests could not be loaded.',
  ),
  approved: inIndonesian('Permintaan Anda disetujui.', 'Your request is approved.'),
  refused: inIndonesian(
    'Maaf, permintaan Anda belum bisa kami penuhi.',
    'Sorry, we cannot do what you asked for.',
  ),
} as const
