/** Three significant digits are enough, because machines differ. */
export const ms = (value: number): string => `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`
export const perSecond = (value: number): string => `${value.toFixed(0)}/s`
export const ratio = (value: number): string => value.toFixed(2)

export const print = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

/** Prints a table; the first column is left-aligned, the others right-aligned. */
export function printTable(
  title: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => (row[column] ?? '').length)),
  )
  const line = (cells: readonly string[]) =>
    widths
      .map((width, column) => {
        const cell = cells[column] ?? ''
        return column === 0 ? cell.padEnd(width) : cell.padStart(width)
      })
      .join('  ')
      .trimEnd()
  print(`\n${title}\n`)
  print(line(head))
  print(widths.map((width) => '-'.repeat(width)).join('  '))
  for (const row of rows) print(line(row))
}
