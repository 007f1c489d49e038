import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

/** One font of an invoice. `isShared`: one glyph stands for several texts (a thumb in every colour of skin). */
export type Face = { name: string; font: Font; isShared: boolean }

/** The faces of a weight, in the order in which they are tried for a sign. */
export type InvoiceFonts = Record<'regular' | 'bold', readonly [Face, ...Face[]]>

const { resolve } = createRequire(import.meta.url)

/** @param file name and style as the packages write them: `noto-sans/400Regular/NotoSans_400Regular` */
const open = async (name: string, file: string, isShared = false): Promise<Face> => {
  const font = create(await readFile(resolve(`@expo-google-fonts/${file}.ttf`)))
  if (!('layout' in font)) throw new TypeError(`${file} holds more than one font`)
  return { name, font: readingItsText(font), isShared }
}

/**
 * A font keeps each glyph with the text that needed it first, and has none for parts of other glyphs (the z of a ż): in a
 * font that many invoices share, what one was read as would hang on the others before it. Here each use says its own text.
 */
const readingItsText = (font: Font): Font => {
  const glyphOf = font.getGlyph.bind(font)
  font.getGlyph = (id, codePoints = []) => {
    const glyph = glyphOf(id)
    // Computed here once and for all uses.
    void glyph.advanceWidth
    return Object.create(glyph, { codePoints: { value: codePoints } })
  }
  return font
}

const openAll = async (): Promise<InvoiceFonts> => {
  const [regular, bold, moreRegular, moreBold, emoji] = await Promise.all([
    open('regular', 'plus-jakarta-sans/400Regular/PlusJakartaSans_400Regular'),
    open('bold', 'plus-jakarta-sans/700Bold/PlusJakartaSans_700Bold'),
    open('more-regular', 'noto-sans/400Regular/NotoSans_400Regular'),
    open('more-bold', 'noto-sans/700Bold/NotoSans_700Bold'),
    open('emoji', 'noto-emoji/400Regular/NotoEmoji_400Regular', true),
  ])
  return { regular: [regular, moreRegular, emoji], bold: [bold, moreBold, emoji] }
}

let opening: Promise<InvoiceFonts> | undefined

/**
 * Plus Jakarta Sans, as on the screen; Noto Sans for the letters and accents it lacks; Noto Emoji. Opened once a process:
 * opening them for each invoice would take longer than drawing it.
 */
export const invoiceFonts = (): Promise<InvoiceFonts> => {
  opening ??= openAll()
  return opening
}
