/** Keywords of TypeScript and SQL: a rename never changes them. In migrations SQL's are in capitals. */
const keywords = new Set(
  `async await case catch const default delete else export false for from function if import in let new null of return
  throw true try typeof undefined void while and exists interval not or select set where`.split(/\s+/),
)
const isName = (token) => /^[\p{L}_$]/u.test(token) && !keywords.has(token) && !/^[A-Z]+$/.test(token)

/** Words, text in quotes as one piece, and single characters, each with its place; white space and line breaks are none. */
const tokensOf = (text) =>
  [...text.matchAll(/'(?:[^'\\\n]|\\.)*'|[\p{L}\p{N}_$]+|\S/gu)].map(({ 0: token, index }) => ({
    token,
    start: index,
    end: index + token.length,
  }))

/**
 * How `wanted` fits the source from its token `at` on: names may be others than in the list, each always the same other
 * one, and the formatter's comma before a closing bracket is skipped.
 * @returns {{ end: number, renamed: Map<string, string>, same: number } | undefined}
 */
function fitAt(source, at, wanted) {
  const renamed = new Map()
  const back = new Map()
  let here = at
  for (const { token } of wanted) {
    if (source[here]?.token === ',' && token !== ',' && /[)\]}]/.test(token)) here += 1
    const found = source[here]?.token
    if (found === undefined) return undefined
    if (isName(token) && isName(found)) {
      if ((renamed.get(token) ?? found) !== found || (back.get(found) ?? token) !== token) return undefined
      renamed.set(token, found)
      back.set(found, token)
    } else if (token !== found) return undefined
    here += 1
  }
  const same = [...renamed].filter(([was, is]) => was === is).length
  return { end: here, renamed, same }
}

/**
 * The source with the mutant in it. `find` is compared word by word, so line breaks do not matter; where it stands nowhere as
 * written, the one place counts that differs from it only in names, fewer than half of them, and `put` takes the new ones.
 * @param {string} text a whole file
 * @param {{ find: string, put: string }} mutant
 * @returns {string | undefined} `undefined` when `find` fits nowhere, or more than one place as well
 */
export function plantMutant(text, { find, put }) {
  const [source, wanted] = [tokensOf(text), tokensOf(find)]
  const fits = source.flatMap((_, at) => {
    const fit = fitAt(source, at, wanted)
    return fit && fit.same * 2 >= fit.renamed.size ? [{ at, ...fit }] : []
  })
  const best = Math.max(...fits.map(({ same }) => same))
  const [place, other] = fits.filter(({ same }) => same === best)
  if (place === undefined || other !== undefined) return undefined
  const [first, last] = [source[place.at], source[place.end - 1]]
  const before = text.slice(0, first.start).replace(leading(find), '')
  const after = text.slice(last.end).replace(/\s$/.test(find) ? /^[^\S\n]*\n?/ : '', '')
  return before + renameIn(put, place.renamed) + after
}

/** The indentation of `find`, or the line break it begins with, goes with it. */
const leading = (find) => (/^[^\S\n]/.test(find) ? /[^\S\n]*$/ : /^\n/.test(find) ? /\s*$/ : '')

const renameIn = (put, renamed) => {
  let text = put
  for (const { token, start, end } of tokensOf(put).reverse())
    text = text.slice(0, start) + (renamed.get(token) ?? token) + text.slice(end)
  return text
}
