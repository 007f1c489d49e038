import { englishByDefault, inEnglish } from '../sentence.ts'
import { widgets } from '../widgets.ts'

/** Review form (product.md sections 4 and 5). */
export const reviewForm = {
  rating: inEnglish('Rating', 'Penilaian'),
  name: inEnglish('Name', 'Nama'),
  email: inEnglish('Email', 'Email'),
  emailHint: inEnglish('Only for us. It is never shown.', 'Hanya untuk kami, tidak pernah ditampilkan.'),
  optional: inEnglish('(optional)', '(opsional)'),
  review: inEnglish('Review', 'Ulasan'),
  fieldsToCorrect: (count: number) => englishByDefault(widgets.fieldsToCorrect(count)),
  published: inEnglish(
    'Your name and review appear on this page after we have read them.',
    'Nama dan ulasan Anda tampil di halaman ini setelah kami baca.',
  ),
  publishedAsBuyer: inEnglish(
    'Your name and review appear on this page after we have read them, marked as a verified buyer’s.',
    'Nama dan ulasan Anda tampil di halaman ini setelah kami baca, dengan tanda pembeli terverifikasi.',
  ),
  publishedByLink: inEnglish(
    'Your name and review appear on this page after we have read them, marked as a verified buyer’s while your link is valid (30 days).',
    'Nama dan ulasan Anda tampil di halaman ini setelah kami baca, dengan tanda pembeli terverifikasi selama tautan Anda berlaku (30 hari).',
  ),
  submit: inEnglish('Submit Review', 'Kirim Ulasan'),
  submitting: inEnglish('Submitting...', 'Mengirim...'),
  stillSending: inEnglish('Still sending, please wait…', 'Masih mengirim, mohon tunggu…'),
  cancel: inEnglish('Cancel', 'Batal'),
  submittedTitle: inEnglish('Review Submitted', 'Ulasan Terkirim'),
  submitted: inEnglish(
    'Thank you for your review! It will be published after approval.',
    'Terima kasih atas ulasannya! Ulasan tampil setelah kami setujui.',
  ),
  failedTitle: inEnglish('Error', 'Gagal'),
  failed: inEnglish('Failed to submit review', 'Ulasan gagal dikirim'),
} as const
