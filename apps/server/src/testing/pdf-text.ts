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

/** Fonts, moves to a place, and glyphs, in the order of a page. */
const steps = /\/(F\d+) [\d.]+ Tf|1 0 0 1 [-\d.]+ ([-\d.]+) Tm|\[((?:<[0-9a-f]*>|[-\d. ])*)\] TJ/g

/** The lines of text of a PDF with their heights above the foot of the page (points). Parts of a table's row follow each other. */
export const linesOf = (file: Buffer): { text: string; height: number }[] => {
  const objects = objectsOf(file)
  const glyphs = glyphTexts(objects)
  const lines: { text: string; height: number }[] = []
  for (const content of objects.values()) {
    let font: string[] = []
    let line = { text: '', height: Number.NaN }
    for (const [, name, at, run] of content.matchAll(steps)) {
      if (name !== undefined) font = glyphs.get(name) ?? []
      else if (at !== undefined) {
        if (Math.abs(Number(at) - line.height) < 0.1) continue
        line = { text: '', height: Number(at) }
        lines.push(line)
      } else if (run !== undefined) {
        const codes = [...run.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => hex).join('')
        line.text += (codes.match(/.{4}/g) ?? [])
          .map((code) => font[Number.parseInt(code, 16)] ?? '?')
          .join('')
      }
    }
  }
  return lines
}

/** The text a reader can select and search, line by line. */
export const textOf = (file: Buffer): string =>
  linesOf(file)
    .map(({ text }) => text)
    .join('\n')
