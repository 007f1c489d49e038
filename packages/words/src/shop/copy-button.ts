import { inIndonesian } from '../sentence.ts'

export const copied = inIndonesian('Tersalin', 'Copied')
