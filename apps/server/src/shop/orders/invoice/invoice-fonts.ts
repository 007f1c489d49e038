import { createRequire } from 'node:module'
import type { Content, Fonts } from 'pdfmake'

const { resolve } = createRequire(import.meta.url)
/** @param file name and style as in the npm package */
const path = (file: string) => resolve(`@expo-google-fonts/${file}.ttf`)

const emoji = path('noto-emoji/400Regular/NotoEmoji_400Regular')

/**
 * Plus Jakarta Sans, as on the screen; Noto Sans for words with letters that it lacks; Noto Emoji. A document opens
 * only the fonts that it uses: Noto Sans takes twice the time of the others.
 */
export const fonts: Fonts = {
  Jakarta: {
    normal: path('plus-jakarta-sans/400Regular/PlusJakartaSans_400Regular'),
    bold: path('plus-jakarta-sans/700Bold/PlusJakartaSans_700Bold'),
  },
  Noto: {
    normal: path('noto-sans/400Regular/NotoSans_400Regular'),
    bold: path('noto-sans/700Bold/NotoSans_700Bold'),
  },
  Emoji: { normal: emoji, bold: emoji },
}

/** The Latin letters of Plus Jakarta Sans (Indonesian, Javanese, Vietnamese, European) and its punctuation. */
const inJakarta =
  /^[\s\x20-\x7E\xA0-\xAC\xAE-\u0148\u014A-\u017E\u1E0C-\u1E0F\u1E24\u1E25\u1E36\u1E37\u1E42-\u1E45\u1E5A\u1E5B\u1E62\u1E63\u1E6C\u1E6D\u1EA0-\u1EF9\u2012-\u2015\u2018-\u201A\u201C-\u201E\u2022\u2026\u2212]*$/
const pictures =
  /([\p{Extended_Pictographic}\p{Regional_Indicator}](?:\uFE0F|\u200D|[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}])*)/u
const otherScripts =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/gu
/** Full-width and mathematical forms of plain letters. */
const compatible = /[\uFB00-\uFB06\uFF01-\uFF5E\u{1D400}-\u{1D7FF}]/gu

/** Splits text into runs by font. A character that no font has is drawn as U+FFFD; none is omitted. */
export const inFonts = (text: string): Content[] =>
  text
    .normalize('NFC')
    .replace(compatible, (form) => form.normalize('NFKC'))
    .split(pictures)
    .flatMap((part, n) => (n % 2 === 1 ? [{ text: part, font: 'Emoji' }] : wordsInFonts(part)))

const wordsInFonts = (text: string): { text: string; font: string }[] => {
  const runs: { text: string; font: string }[] = []
  for (const word of text.replaceAll(otherScripts, '\uFFFD').split(/(?<=\s)/)) {
    const font = inJakarta.test(word) ? 'Jakarta' : 'Noto'
    const last = runs.at(-1)
    if (last?.font === font) last.text += word
    else runs.push({ text: word, font })
  }
  return runs
}
