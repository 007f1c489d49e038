/** The key of a package, which orders, stock and URLs refer to. It never changes and is never reused. */

const maxPackageKey = 20

const slugOf = (text: string, most: number): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, most)
    .replace(/-$/, '')

/**
 * `lebaran-hamper`; with a number appended when that is taken, and only the pieces when the name has no Latin letter.
 */
export function packageKeyOf(
  { name, pieces }: { readonly name: string; readonly pieces: number },
  taken: ReadonlySet<string>,
): string {
  for (let n = 1; ; n += 1) {
    const end = n === 1 ? '' : `-${n}`
    const key = (slugOf(name, maxPackageKey - end.length) || `${pieces}pcs`) + end
    if (!taken.has(key)) return key
  }
}
