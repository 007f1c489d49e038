import { inflateSync } from 'node:zlib'

/** Number and body of every object of a PDF; streams inflated. */
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

/** What each glyph of each font says, by the font's ToUnicode table. */
const glyphTexts = (objects: Map<number, string>) => {
  const body = (number: string | undefined) => objects.get(Number(number)) ?? ''
  const glyphs = new Map<string, string[]>()
  for (const resources of objects.values()) {
    for (const [, name = '', font] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = body(/\/ToUnicode (\d+) 0 R/.exec(body(font))?.[1])
      const list = [...table.matchAll(/\[([^\]]*)\]/g)].map(([, entries = '']) => entries).join(' ')
      const texts = [...list.matchAll(/<([0-9a-f ]+)>/g)].map(([, hex = '']) =>
        utf16(Buffer.from(hex.replaceAll(' ', ''), 'hex')),
      )
      glyphs.set(name, texts)
    }
  }
  return glyphs
}

/** Spans with their words, fonts, moves to a place, and glyphs, in the order of a page. */
const steps =
  /\/Span <<\s*\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)\s*>> BDC|(EMC)|\/(F\d+) [\d.]+ Tf|1 0 0 1 [-\d.]+ ([-\d.]+) Tm|\[((?:<[0-9a-f]*>|[-\d. ])*)\] TJ/g

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
const wordsOf = (literal: string): string => {
  const bytes = Buffer.from(
    literal.replace(/\\([\s\S])/g, (_, sign: string) => escapes[sign] ?? sign),
    'latin1',
  )
  return bytes[0] === 0xfe && bytes[1] === 0xff ? utf16(bytes.subarray(2)) : bytes.toString('latin1')
}

const read = (file: Buffer, takesWords: boolean): string => {
  const objects = objectsOf(file)
  const glyphs = glyphTexts(objects)
  let text = ''
  for (const content of objects.values()) {
    let font: string[] = []
    let height = Number.NaN
    let isSpoken = false
    for (const [, words, end, name, at, run] of content.matchAll(steps)) {
      if (words !== undefined && takesWords) {
        text += wordsOf(words)
        isSpoken = true
      } else if (end) isSpoken = false
      else if (name !== undefined) font = glyphs.get(name) ?? []
      else if (at !== undefined) {
        if (isSpoken || Math.abs(Number(at) - height) < 0.1) continue
        text += '\n'
        height = Number(at)
      } else if (run !== undefined && !isSpoken) {
        const codes = [...run.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => hex).join('')
        text += (codes.match(/.{4}/g) ?? []).map((code) => font[Number.parseInt(code, 16)] ?? '?').join('')
      }
    }
  }
  return text
}

/** The text a reader can select and search, line by line. Parts of a table's row stand behind each other. */
export const textOf = (file: Buffer): string => read(file, true)

/** What the glyphs alone say: U+FFFD where a sign is marked as one that cannot be drawn. */
export const shownIn = (file: Buffer): string => read(file, false)
