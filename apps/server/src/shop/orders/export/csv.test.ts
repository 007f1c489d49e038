import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvCell, csvRow } from './csv.ts'

/**
 * Parses a file like a spreadsheet: a quote opens a quoted text only at the beginning of a cell, and what follows the
 * closing quote belongs to the cell.
 */
const readFile = (file: string, separator: string): string[][] => {
  const rows: string[][] = []
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < file.length; at += 1) {
    const sign = file[at] ?? ''
    if (isQuoted && sign === '"' && file[at + 1] === '"') {
      cell += sign
      at += 1
    } else if (isQuoted) {
      if (sign === '"') isQuoted = false
      else cell += sign
    } else if (sign === '"' && cell === '') isQuoted = true
    else if (sign === separator) {
      cells.push(cell)
      cell = ''
    } else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && file[at + 1] === '\n') at += 1
      rows.push([...cells, cell])
      cells = []
      cell = ''
    } else cell += sign
  }
  return rows
}

const tricky = fc.string({
  unit: fc.oneof(
    { arbitrary: fc.constantFrom(...'=+-@\t\r\n\0;,"\' 08a＝－'), weight: 3 },
    { arbitrary: fc.string({ minLength: 1, maxLength: 1, unit: 'binary' }), weight: 1 },
  ),
  maxLength: 12,
})
const file = fc.array(fc.array(tricky, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 3 })

describe('a file of any texts', () => {
  test.each([
    ['semicolon', ';'],
    ['comma', ','],
    ['tab', '\t'],
  ])('read with a %s begins no cell with a formula', (_, separator) => {
    fc.assert(
      fc.property(file, (rows) => {
        const cells = readFile(rows.map(csvRow).join(''), separator).flat()
        for (const cell of cells) expect(cell).not.toMatch(/^["\s\0]*[=+\-@＝＋－＠]|^[\t\r\0]/)
      }),
      { numRuns: 3000 },
    )
  })

  test('parses back to the texts, apart from apostrophes before formulas and the kind of line break', () => {
    fc.assert(
      fc.property(file, (rows) => {
        const plain = (text: string) => text.replace(/\r\n?/g, '\n').replaceAll("'", '')
        const read = readFile(rows.map(csvRow).join(''), ';')
        expect(read.map((row) => row.map(plain))).toEqual(rows.map((row) => row.map(plain)))
      }),
    )
  })
})

describe('a cell', () => {
  test.each([
    ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ['+62 812 3456 7890', `"'+62 812 3456 7890"`],
    ['0812-3456-7890', '0812-3456-7890'],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['Siti, =1+1', `"Siti,' =1+1"`],
    ['Siti\t－1', `"Siti\t'－1"`],
    ['a","=1', `"a"",'""=1"`],
    ['Jl. Kenanga; no. 5', '"Jl. Kenanga; no. 5"'],
    ['baris satu\nbaris dua', '"baris satu\nbaris dua"'],
  ])('%s is written as %s', (text, written) => {
    expect(csvCell(text)).toBe(written)
  })

  test('writes numbers as numbers and null as an empty cell', () => {
    expect([csvCell(-58000), csvCell(0), csvCell(null)]).toEqual(['-58000', '0', ''])
  })
})
