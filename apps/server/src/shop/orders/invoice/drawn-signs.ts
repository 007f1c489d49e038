import type { Face } from './invoice-fonts.ts'

/**
 * One sign as a reader counts them. `em`: its width for a font size of 1. `actual`: the text it stands for, where its
 * glyphs alone would not say it.
 */
export type Sign = { face: Face; text: string; em: number; actual: string | null }

type Faces = readonly [Face, ...Face[]]

/** Drawn where no face has the sign: an invoice says that something stands here. */
const unknown = '\uFFFD'

/** More accents than any language puts on a letter; the time to sort and place them grows with their square. */
const longestSign = 16

const invisible = /\p{Default_Ignorable_Code_Point}/gu
const accentAlone = /^\p{M}/u

/**
 * A line of text as signs, each with a face that has it. Accents are composed first. A sign that no face has is drawn as
 * its plain form (a full-width Ａ as A), else in parts (a letter under a foreign accent), else as U+FFFD; none is left
 * out. The time grows with the length of the text.
 */
export const drawnSigns = function* (line: string, faces: Faces): Generator<Sign> {
  const known = new Map<string, Sign[]>()
  for (const written of signsOf(line.replaceAll('\t', ' '))) {
    let found = known.get(written)
    if (!found) {
      found = choose(written, faces)
      known.set(written, found)
    }
    yield* found
  }
}

/** Texts in which each character is a sign; the segmenter needs ten times as long for them. */
const plain = /^[\x20-\u02FF]*$/
const segmenter = new Intl.Segmenter('id', { granularity: 'grapheme' })

const signsOf = function* (text: string): Generator<string> {
  if (plain.test(text)) return yield* text
  for (const { segment } of segmenter.segment(text)) {
    if (segment.length <= longestSign) yield segment
    else yield* cut([...segment])
  }
}

const cut = function* (codePoints: string[]): Generator<string> {
  for (let at = 0; at < codePoints.length; at += longestSign) {
    yield codePoints.slice(at, at + longestSign).join('')
  }
}

const choose = (written: string, faces: Faces): Sign[] => {
  if (accentAlone.test(written)) return [unknownSign(written, faces)]
  const composed = written.normalize('NFC')
  for (const text of [composed, composed.replace(invisible, ''), composed.normalize('NFKC')]) {
    if (text === '') return []
    const face = faces.find((one) => [...text].every((sign) => has(one, sign)))
    if (face) return [signOf(face, text, composed)]
  }
  const parts = [...composed]
  return parts.length > 1 ? parts.flatMap((part) => choose(part, faces)) : [unknownSign(written, faces)]
}

/** What a reader makes of a glyph is the text of its first use, and of several glyphs their order on the page. */
const signOf = (face: Face, text: string, composed: string): Sign => {
  const [first = '', ...more] = text
  const { font } = face
  const isOne = more.length === 0
  const width = isOne ? font.glyphForCodePoint(codeOf(first)).advanceWidth : font.layout(text).advanceWidth
  const saysItself = text !== composed || (isOne && !face.isShared)
  return { face, text, em: width / font.unitsPerEm, actual: saysItself ? null : composed }
}

const unknownSign = (written: string, faces: Faces): Sign => {
  const face = faces.find((one) => has(one, unknown)) ?? faces[0]
  return { ...signOf(face, unknown, unknown), actual: written }
}

const codeOf = (sign: string) => sign.codePointAt(0) ?? 0
const has = ({ font }: Face, sign: string) => font.hasGlyphForCodePoint(codeOf(sign))
