import { inflateSync } from 'node:zlib'

/** Number and body of every object of a PDF; streams are inflated. */
const objectsOf = (file: Buffer) => {
  const text = file.toString('latin1')
  return new Map(
    [...text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, number, body = '']) => {
      const start = body.indexOf('stream\n')
      if (start < 0 || !body.includes('/FlateDecode')) return [Number(number), body]
      const bytes = Buffer.from(body.slice(start + 7, body.lastIndexOf('\nendstream')), 'latin1')
      return [Number(number), body.slice(0, start) + inflateSync(bytes).toString('latin1')]
    }),
  )
}

const utf16 = (bytes: Buffer) => Buffer.from(bytes).swap16().toString('utf16le')

/** The width is in thousandths of the font size. */
type Glyph = { text: string; width: number }

/** Text and width of each glyph of each font, by the font's ToUnicode table. */
const glyphsOf = (objects: Map<number, string>) => {
  const body = (number: string | undefined) => objects.get(Number(number)) ?? ''
  const fonts = new Map<string, Glyph[]>()
  for (const resources of objects.values()) {
    for (const [, name = '', number] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const font = body(number)
      const table = body(/\/ToUnicode (\d+) 0 R/.exec(font)?.[1])
      const list = [...table.matchAll(/\[([^\]]*)\]/g)].map(([, entries = '']) => entries).join(' ')
      const drawn = body(/\/DescendantFonts \[(\d+) 0 R/.exec(font)?.[1])
      const widths = /\/W \[0 \[([^\]]*)\]/.exec(drawn)?.[1]?.split(' ') ?? []
      const glyphs = [...list.matchAll(/<([0-9a-f ]+)>/g)].map(([, hex = ''], n) => ({
        text: utf16(Buffer.from(hex.replaceAll(' ', ''), 'hex')),
        width: Number(widths[n]),
      }))
      fonts.set(name, glyphs)
    }
  }
  return fonts
}

/** A drawn word, in points: font size, left and right end, and height above the foot of its page. */
export type Word = { text: string; page: number; size: number; left: number; right: number; height: number }

const words = /BT\n1 0 0 1 ([-\d.]+) ([-\d.]+) Tm\n\/(F\d+) ([\d.]+) Tf\n([\s\S]*?)\nET/g
/** Text positioning, as before a combining mark, and glyphs with their kerning. */
const steps = /1 0 0 1 ([-\d.]+) [-\d.]+ Tm|<([0-9a-f]*)>|(-?[\d.]+)(?=[^[\]]*\] TJ)/g

/** The words of a PDF in drawing order. */
export const wordsOf = (file: Buffer): Word[] => {
  const objects = objectsOf(file)
  const fonts = glyphsOf(objects)
  return [...objects].flatMap(([page, content]) =>
    [...content.matchAll(words)].map(([, left, height, font = '', size, runs = '']) => {
      const word = { text: '', page, size: Number(size), left: Number(left), height: Number(height) }
      let right = word.left
      for (const [, place, run = '', back = 0] of runs.matchAll(steps)) {
        if (place !== undefined) right = Number(place)
        right -= (Number(back) / 1000) * word.size
        for (const code of run.match(/.{4}/g) ?? []) {
          const glyph = fonts.get(font)?.[Number.parseInt(code, 16)] ?? { text: '?', width: Number.NaN }
          word.text += glyph.text
          right += (glyph.width / 1000) * word.size
        }
      }
      return { ...word, right }
    }),
  )
}

/** Pairs of overlapping words: they share part of a line, and are less than one font size apart vertically. */
export const overlapsOf = (words: Word[]): string[] =>
  words.flatMap((word, n) =>
    words
      .slice(n + 1)
      .filter((other) => {
        const lower = word.height < other.height ? word : other
        // Half a point: positions are rounded, and a glyph may extend into the space next to it.
        const shared = Math.min(word.right, other.right) - Math.max(word.left, other.left)
        return (
          word.page === other.page && Math.abs(word.height - other.height) < lower.size && !(shared < 0.5)
        )
      })
      .map((other) => `${word.text} / ${other.text}`),
  )

/** The text that a reader can select and search, line by line. Cells of a table row are consecutive. */
export const textOf = (file: Buffer): string => {
  let last: Word | undefined
  let text = ''
  for (const word of wordsOf(file)) {
    const isSameLine = last?.page === word.page && Math.abs(last.height - word.height) < 0.1
    text += last && !isSameLine ? `\n${word.text}` : word.text
    last = word
  }
  return text
}
