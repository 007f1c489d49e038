import { inIndonesian } from '../sentence.ts'

/** Keyboard shortcuts of the order list. */
export const orderShortcuts = {
  open: inIndonesian('Pintasan', 'Shortcuts'),
  title: inIndonesian('Pintasan keyboard', 'Keyboard shortcuts'),
  search: inIndonesian('Cari pesanan', 'Search orders'),
  next: inIndonesian('Pesanan berikutnya', 'Next order'),
  previous: inIndonesian('Pesanan sebelumnya', 'Previous order'),
  step: inIndonesian('Langkah berikutnya untuk pesanan yang dipilih', 'Next step for the order in focus'),
  move: inIndonesian(
    'Di daftar laptop: pindah baris, dengan Shift sambil memilih',
    'In the list on a laptop: move between lines; with Shift, select along the way',
  ),
  spaceKey: inIndonesian('Spasi', 'Space'),
  select: inIndonesian('Pilih pesanan di baris ini', 'Select the order of this line'),
  enter: inIndonesian(
    'Buka rinciannya; Esc kembali ke daftar',
    'Open its details; Esc goes back to the list',
  ),
  help: inIndonesian('Bantuan ini', 'This help'),
  active: inIndonesian('Pintasan aktif di perangkat ini', 'Shortcuts are on for this device'),
} as const
