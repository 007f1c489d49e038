import { fillEnglish, fillIndonesian, inEnglish, inIndonesian } from '../sentence.ts'

/** The tab «Reviews»: moderation. */
export const reviewDesk = {
  notLoaded: inEnglish('Reviews could not be loaded.', 'Ulasan belum bisa dimuat.'),
  pending: inEnglish(
    (count: number) => `${count} pending ${count === 1 ? 'approval' : 'approvals'}`,
    (count) => `${count} menunggu persetujuan`,
  ),
  bringIn: fillIndonesian('Ulasan baru ({count}) · tampilkan', 'New reviews ({count}) · show'),
  none: inEnglish('No reviews yet', 'Belum ada ulasan'),
  more: inEnglish('Show more', 'Tampilkan lagi'),
  reviewBy: fillEnglish('Review by {name}', 'Ulasan dari {name}'),
  isPublic: inEnglish('Public', 'Tampil'),
  isPending: inEnglish('Pending', 'Menunggu'),
  verified: inIndonesian('Pembeli terverifikasi', 'Verified buyer'),
  order: fillEnglish('Order #{number}', 'Pesanan #{number}'),
  hide: inEnglish('Hide', 'Sembunyikan'),
  approve: inEnglish('Approve', 'Setujui'),
  updated: inEnglish('Review Updated', 'Ulasan diperbarui'),
  failed: inEnglish('Error', 'Gagal'),
  notUpdated: inEnglish('Failed to update review', 'Ulasan belum tersimpan'),
} as const

/** The shop's reply. */
export const reviewReply = {
  label: inIndonesian('Balasan toko', 'The shop’s reply'),
  hint: inIndonesian(
    'Tampil di bawah ulasan. Kosongkan untuk menghapus.',
    'Shown below the review. Leave it empty to remove it.',
  ),
  change: inIndonesian('Ubah balasan', 'Change the reply'),
  write: inIndonesian('Balas', 'Reply'),
  save: inIndonesian('Simpan balasan', 'Save the reply'),
  cancel: inIndonesian('Batal', 'Cancel'),
} as const

/** Deleting a review. */
export const reviewDeletion = {
  open: inEnglish('Delete …', 'Hapus …'),
  title: inEnglish('Delete this review?', 'Hapus ulasan ini?'),
  about: inEnglish('The review by {name} is gone for good.', 'Ulasan dari {name} hilang untuk selamanya.'),
  aboutWithReply: inEnglish(
    'The review by {name} and the shop’s reply are gone for good.',
    'Ulasan dari {name} dan balasan toko hilang untuk selamanya.',
  ),
  hideInstead: inEnglish(
    'Hide takes it off the page and keeps it.',
    'Sembunyikan hanya menariknya dari halaman dan tetap menyimpannya.',
  ),
  delete: inEnglish('Delete for good', 'Hapus selamanya'),
  keep: inEnglish('Keep it', 'Jangan hapus'),
  deleted: inEnglish('Review Deleted', 'Ulasan dihapus'),
  notDeleted: inEnglish('Failed to delete review', 'Ulasan belum terhapus'),
} as const
