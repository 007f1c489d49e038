import { inIndonesian } from './sentence.ts'

/** What widgets say by themselves. */
export const widgets = {
  stillWorking: inIndonesian('Masih memproses, mohon tunggu…', 'Still working, please wait…'),
  close: inIndonesian('Tutup', 'Close'),
  loading: inIndonesian('Memuat…', 'Loading…'),
  optional: inIndonesian('(opsional)', '(optional)'),
} as const
