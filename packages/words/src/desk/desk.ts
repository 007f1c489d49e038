import { inIndonesian } from '../sentence.ts'

/** A long text that is folded to a few lines. */
export const foldedText = {
  more: inIndonesian('Selengkapnya', 'Read more'),
  less: inIndonesian('Ringkas', 'Show less'),
} as const
