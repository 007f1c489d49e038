import { inIndonesian } from '../sentence.ts'

/** Beside a button that copied something. */
export const copied = inIndonesian('Tersalin', 'Copied')
