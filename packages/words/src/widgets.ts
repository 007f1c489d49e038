import { fillIndonesian, inIndonesian } from './sentence.ts'

/** Built-in texts of widgets. */
export const widgets = {
  stillWorking: inIndonesian('Masih memproses, mohon tunggu…', 'Still working, please wait…'),
  copied: inIndonesian('Tersalin', 'Copied'),
  close: inIndonesian('Tutup', 'Close'),
  tryAgain: inIndonesian('Coba lagi', 'Try again'),
  saving: inIndonesian('Menyimpan…', 'Saving…'),
  undo: inIndonesian('Urungkan', 'Undo'),
  loading: inIndonesian('Memuat…', 'Loading…'),
  notifications: inIndonesian('Notifikasi (F8)', 'Notifications (F8)'),
  notification: inIndonesian('Notifikasi', 'Notification'),
  tooLong: fillIndonesian(
    'Paling banyak {max} huruf, sekarang {now}. Persingkat dulu.',
    'At most {max} characters, now {now}. Please shorten it.',
  ),
  optional: inIndonesian('(opsional)', '(optional)'),
  fieldsToCorrect: inIndonesian(
    (count: number) => `Ada ${count} isian yang perlu diperbaiki`,
    (count) => `${count} ${count === 1 ? 'field needs' : 'fields need'} attention`,
  ),
} as const
