/** @param {string} text */
const quoted = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Applies a mutant to a source. White space in `find` matches any white space, so the formatter may break lines.
 * @param {string} text a whole file
 * @param {{ find: string, put: string }} mutant
 * @returns {string | undefined} `undefined` unless the file contains `find` exactly once
 */
export function plantMutant(text, { find, put }) {
  const pieces = text.split(new RegExp(find.split(/\s+/).map(quoted).join('\\s+')))
  return pieces.length === 2 ? pieces.join(put) : undefined
}
