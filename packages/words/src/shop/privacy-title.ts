import { inIndonesian } from '../sentence.ts'

/** `/privasi`, as its own screen and the links to it name it. */
export const privacyTitle = inIndonesian('Kebijakan Privasi', 'Privacy policy')
