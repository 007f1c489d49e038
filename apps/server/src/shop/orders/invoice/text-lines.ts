import { drawnSigns, type Sign } from './drawn-signs.ts'
import type { Face } from './invoice-fonts.ts'

/** Neighbouring signs of one face. `actual`: the text they stand for, where the glyphs alone would not say it. */
export type Run = { face: Face; text: string; actual: string | null }

const lineEnds = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/

/**
 * Text broken into lines that fit a width: at blanks, and inside a word that is longer than a line. Each sign is looked at
 * a few times at most, so ten thousand signs without a blank take ten times as long as a thousand.
 * @param width in font sizes: points of the column by points of the font
 */
export const textLines = function* (
  text: string,
  faces: readonly [Face, ...Face[]],
  width: number,
): Generator<Run[]> {
  for (const paragraph of text.split(lineEnds)) {
    let line: Sign[] = []
    let taken = 0
    let wordAt = 0
    for (const sign of drawnSigns(paragraph, faces)) {
      const isBlank = sign.text === ' '
      // A blank at the end of a line hangs over its edge.
      while (!isBlank && taken + sign.em > width && line.length > 0) {
        const rest = wordAt > 0 ? line.splice(wordAt) : []
        yield runsOf(line)
        line = rest
        taken = rest.reduce((sum, { em }) => sum + em, 0)
        wordAt = 0
      }
      line.push(sign)
      taken += sign.em
      if (isBlank) wordAt = line.length
    }
    yield runsOf(line)
  }
}

const runsOf = (line: readonly Sign[]): Run[] => {
  const end = line.findLastIndex(({ text }) => text !== ' ') + 1
  const runs: Run[] = []
  for (const { face, text, actual } of line.slice(0, end)) {
    const last = runs.at(-1)
    if (last?.face === face && (last.actual === null) === (actual === null)) {
      last.text += text
      if (last.actual !== null) last.actual += actual
    } else runs.push({ face, text, actual })
  }
  return runs
}
