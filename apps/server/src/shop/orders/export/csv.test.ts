import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvCell, csvRow } from './csv.ts'

/** Reads one line of semicolon-separated values by RFC 4180. */
const readRow = (row: string): string[] => {
  const cells: string[] = []
  let at = 0
  while (at <= row.length) {
    let cell = ''
    if (row[at] === '"') {
      at += 1
      while (row[at] !== '"' || row[at + 1] === '"') {
        if (row[at] === '"') at += 1
        cell += row[at]
        at += 1
      }
      at += 1
    } else {
      while (at < row.length && row[at] !== ';') {
        cell += row[at]
        at += 1
      }
    }
    cells.push(cell)
    at += 1
  }
  return cells
}

const tricky = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...'=+-@\t\r\n\0;,"\' 08a＝'),
    fc.string({ minLength: 1, maxLength: 1, unit: 'binary' }),
  ),
  maxLength: 12,
})

describe('a cell', () => {
  test('of any text never begins a formula, and reads back as the text, plain or behind one quote sign', () => {
    fc.assert(
      fc.property(tricky, (text) => {
        const [read = ''] = readRow(csvCell(text))
        expect(read).not.toMatch(/^[=+\-@\t\r\n\0＝＋－＠]/)
        expect([text, `'${text}`]).toContain(read)
      }),
      { numRuns: 2000 },
    )
  })

  test.each([
    ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ['+62 812 3456 7890', `"'+62 812 3456 7890"`],
    ['0812-3456-7890', '0812-3456-7890'],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['Jl. Kenanga; no. 5', '"Jl. Kenanga; no. 5"'],
    ['baris satu\nbaris dua', '"baris satu\nbaris dua"'],
  ])('%s is written as %s', (text, written) => {
    expect(csvCell(text)).toBe(written)
  })

  test('holds numbers as numbers and nothing as nothing', () => {
    expect([csvCell(-58000), csvCell(0), csvCell(null)]).toEqual(['-58000', '0', ''])
  })
})

test('a row of any texts has as many cells as it was given', () => {
  fc.assert(
    fc.property(fc.array(tricky, { minLength: 1, maxLength: 8 }), (texts) => {
      const row = csvRow(texts)
      expect(row.endsWith('\r\n')).toBe(true)
      expect(readRow(row.slice(0, -2))).toHaveLength(texts.length)
    }),
  )
})
