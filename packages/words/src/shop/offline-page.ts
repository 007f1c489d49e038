import { fillIndonesian, inIndonesian } from '../sentence.ts'

/** Page that is shown when another page cannot be fetched. */
export const offlinePage = {
  title: inIndonesian('Tidak ada sambungan internet', 'No internet connection'),
  text: inIndonesian(
    'Halaman ini belum bisa dibuka. Sambungkan internet lalu muat ulang, atau telepon kami.',
    'This page cannot be opened yet. Connect to the internet and load it again, or call us.',
  ),
  call: fillIndonesian('Telepon {phone}', 'Call {phone}'),
  reload: inIndonesian('Muat ulang', 'Load again'),
} as const
