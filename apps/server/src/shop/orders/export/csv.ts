/**
 * CSV for a double click in Indonesian Excel: semicolons, CRLF, a byte-order mark, quotes as in RFC 4180. No cell
 * begins with a formula (OWASP, "CSV Injection"), also when the file is opened with commas or tabs as separator: then a
 * quoted text may be split into cells.
 */

/** Marks the file as UTF-8 for spreadsheets. */
export const byteOrderMark = '\uFEFF'

/**
 * Where a formula or control character begins the text, or a cell that another separator would split from it. A double
 * quote there would make such a reader treat the following cells as quoted.
 */
const beforeFormula =
  /^(?=["\s\0]*[=+\-@＝＋－＠﹦﹢﹣﹫−]|[\t\n\0])|(?<=[;,\t\n])(?=(?:[^\S\t\n]|\0)*(?:[=+\-@＝＋－＠﹦﹢﹣﹫−]|"|$)|[\t\0])/g
const needsQuotes = /[";,'\n\t]|^\s|\s$/

/**
 * One cell. Numbers stay numbers; a text that looks like a formula gets a leading apostrophe, which shows it as text.
 */
export const csvCell = (value: string | number | null): string => {
  if (typeof value === 'number') return String(value)
  const text = (value ?? '').replace(/\r\n?/g, '\n')
  const plain = text.replace(beforeFormula, "'")
  return needsQuotes.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

export const csvRow = (cells: readonly (string | number | null)[]): string =>
  `${cells.map(csvCell).join(';')}\r\n`
