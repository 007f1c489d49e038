import { inIndonesian } from './sentence.ts'

/** What widgets say by themselves. */
export const widgets = {
  stillWorking: inIndonesian('Masih memproses, mohon tunggu…', 'Still working, please wait…'),
  optional: inIndonesian('(opsional)', '(optional)'),
} as const
