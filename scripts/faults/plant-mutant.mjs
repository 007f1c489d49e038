/** Signs that mean something in a pattern. @param {string} text */
const literally = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * A pattern for a piece of source that fits however the formatter breaks its lines: white space may stand between any two
 * words or signs, and a comma before a closing bracket.
 * @param {string} find
 */
const patternOf = (find) => {
  const tokens = find.match(/[\p{L}\p{N}_$]+|[^\s]/gu) ?? []
  const signs = tokens.map((token) => (/[)\]}]/.test(token) ? `,?\\s*${literally(token)}` : literally(token)))
  // The indentation and the rest of a line go with it, if they are meant to; the line before keeps its end.
  const [start, end] = [
    /^[^\S\n]/.test(find) ? '[^\\S\\n]*' : /^\n/.test(find) ? '\\s*' : '',
    /\s$/.test(find) ? '[^\\S\\n]*\\n?' : '',
  ]
  return new RegExp(start + signs.join('\\s*') + end, 'gu')
}

/**
 * The source with the mutant in it.
 * @param {string} text a whole file
 * @param {{ find: string, put: string }} mutant
 * @returns {string | undefined} `undefined` when `find` stands there not at all, or more than once
 */
export function plantMutant(text, { find, put }) {
  const places = [...text.matchAll(patternOf(find))]
  const [place] = places
  if (places.length !== 1 || place === undefined) return undefined
  return text.slice(0, place.index) + put + text.slice(place.index + place[0].length)
}
