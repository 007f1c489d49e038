import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { faultSeed } from '../../../testing/figures.ts'
import { drawnSigns } from './drawn-signs.ts'
import { type InvoiceFonts, invoiceFonts } from './invoice-fonts.ts'
import { textLines } from './text-lines.ts'

let fonts: InvoiceFonts
beforeAll(async () => {
  fonts = await invoiceFonts()
})
const weights = ['regular', 'bold'] as const

const marked = (text: string, weight: (typeof weights)[number]) =>
  [...drawnSigns(text, fonts[weight])].some((sign) => sign.text === '\uFFFD')

const allOf = (kind: RegExp) =>
  Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((sign) => kind.test(sign))

test('every Latin letter is drawn in both weights, but for those newer than the fonts', () => {
  const letters = allOf(/\p{Script=Latin}/u).filter((sign) => /\p{L}/u.test(sign))
  expect(letters.length).toBeGreaterThan(1300)
  for (const weight of weights) {
    const missing = letters.filter((letter) => marked(letter, weight))
    // Unicode 14 and later: linguists' letters of the block Latin Extended-D, and of the block F behind it.
    expect(missing.filter((letter) => letter < '\uA7C0')).toEqual([])
    expect(
      missing.filter((letter) => !/[\uA7C0-\uA7FF\u{10780}-\u{107BF}\u{1DF00}-\u{1DFFF}]/u.test(letter)),
    ).toEqual([])
  }
})

test('every emoji is drawn: alone, as text, in a colour of skin, as a flag and as a family', () => {
  const pictures = [
    ...allOf(/\p{Emoji_Presentation}/u),
    ...allOf(/\p{Extended_Pictographic}/u)
      .filter((sign) => /\p{Emoji}/u.test(sign))
      .map((sign) => `${sign}\uFE0F`),
    ...['👍🏽', '🇮🇩', '👨‍👩‍👧', '1️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👩🏻‍❤️‍💋‍👩🏿'],
  ]
  expect(pictures.length).toBeGreaterThan(1900)
  expect(pictures.filter((picture) => marked(picture, 'regular'))).toEqual([])
})

/** Compatible forms count as the same; what has no ink may go. */
const read = (text: string) =>
  text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll('\t', ' ')
    .normalize('NFKC')

test('no text loses a sign: what is drawn says what was written', () => {
  const accents = fc.array(fc.constantFrom('\u0301', '\u0316', '\u0327', '\u20E3'), { maxLength: 40 })
  const written = fc.array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.string({ unit: 'grapheme', maxLength: 8 }),
      accents.map((list) => `a${list.join('')}`),
      fc.constantFrom('李小龍', '👨‍👩‍👧', 'ＡＢ', '𝓢𝓲', 'ﬁ', '  ', 'مرحبا', 'हिन्दी'),
    ),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(written, (parts) => {
      const text = parts.join('').replace(/[\n\v\f\r\u0085\u2028\u2029]/g, '')
      const drawn = [...drawnSigns(text, fonts.regular)].map((sign) => sign.actual ?? sign.text).join('')
      expect(read(drawn)).toBe(read(text))
    }),
    { seed: faultSeed },
  )
})

test('lines stay in their column and keep every word', () => {
  const word = fc.string({
    unit: fc.constantFrom('a', 'W', 'i', '-', '🥟', '李'),
    minLength: 1,
    maxLength: 60,
  })
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 20 }),
      fc.integer({ min: 4, max: 40 }),
      (words, width) => {
        const lines = [...textLines(words.join(' '), fonts.regular, width)].map((runs) =>
          runs.map(({ text, actual }) => actual ?? text).join(''),
        )
        expect(lines.join('').replaceAll(' ', '')).toBe(words.join(''))
        for (const line of lines) {
          const taken = [...drawnSigns(line, fonts.regular)].reduce((sum, { em }) => sum + em, 0)
          expect(taken).toBeLessThanOrEqual(width)
        }
      },
    ),
    { seed: faultSeed },
  )
})
