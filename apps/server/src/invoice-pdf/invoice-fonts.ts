import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fontInWoff } from './woff.ts'

/** The faces of an invoice: Plus Jakarta Sans, as on the screen. */
export type InvoiceFonts = { regular: Buffer; bold: Buffer }

const { resolve } = createRequire(import.meta.url)
const fontOf = async (weight: 400 | 700) =>
  fontInWoff(
    await readFile(
      resolve(`@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-${weight}-normal.woff`),
    ),
  )

let loading: Promise<InvoiceFonts> | undefined

/** Read from the package once a process. */
export const invoiceFonts = (): Promise<InvoiceFonts> => {
  loading ??= Promise.all([fontOf(400), fontOf(700)]).then(([regular, bold]) => ({ regular, bold }))
  return loading
}
