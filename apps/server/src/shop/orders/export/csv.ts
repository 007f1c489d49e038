/**
 * Comma-separated values as Indonesian Excel opens them with a double click: semicolons, CRLF, a byte-order mark, quotes
 * by RFC 4180. Text that a spreadsheet would run as a formula is made plain (OWASP, "CSV Injection").
 */

/** Tells spreadsheets that the file is UTF-8. */
export const byteOrderMark = '\uFEFF'

/** What begins a formula: also behind a quote sign the cell would be run; full-width forms are read alike. */
const formulaStart = /^[=+\-@\t\r\n\0＝＋－＠]/
const needsQuotes = /[";,'\r\n\t]|^\s|\s$/

/** One cell. Numbers stay numbers; a text that looks like a formula gets a leading quote sign, which shows it as text. */
export const csvCell = (value: string | number | null): string => {
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  const plain = formulaStart.test(text) ? `'${text}` : text
  return needsQuotes.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

export const csvRow = (cells: readonly (string | number | null)[]): string =>
  `${cells.map(csvCell).join(';')}\r\n`
