/**
 * CSV as Indonesian Excel opens it with a double click: semicolons, CRLF, a byte-order mark, quotes by RFC 4180. No cell
 * begins with a formula (OWASP, "CSV Injection"), also when the file is opened with commas or tabs as separator: such a
 * reader ends a cell inside a quoted text.
 */

/** Tells spreadsheets that the file is UTF-8. */
export const byteOrderMark = '\uFEFF'

/**
 * Where a formula or control character begins the text, or the cell that another separator makes of its rest. A quote
 * sign there would make that reader take the next cells as quoted.
 */
const beforeFormula =
  /^(?=["\s\0]*[=+\-@＝＋－＠﹦﹢﹣﹫−]|[\t\n\0])|(?<=[;,\t\n])(?=(?:[^\S\t\n]|\0)*(?:[=+\-@＝＋－＠﹦﹢﹣﹫−]|"|$)|[\t\0])/g
const needsQuotes = /[";,'\n\t]|^\s|\s$/

/** One cell. Numbers stay numbers; what looks like a formula gets a leading quote sign, which shows it as text. */
export const csvCell = (value: string | number | null): string => {
  if (typeof value === 'number') return String(value)
  const text = (value ?? '').replace(/\r\n?/g, '\n')
  const plain = text.replace(beforeFormula, "'")
  return needsQuotes.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

export const csvRow = (cells: readonly (string | number | null)[]): string =>
  `${cells.map(csvCell).join(';')}\r\n`
