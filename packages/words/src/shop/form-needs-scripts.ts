import { inIndonesian } from '../sentence.ts'

/** Stands in a form where scripts are off. */
export const formNeedsScripts = inIndonesian(
  'Formulir ini memerlukan JavaScript. Kami juga melayani lewat telepon: {phone}',
  'This form needs JavaScript. We also take orders by phone: {phone}',
)
