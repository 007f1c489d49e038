/** @param {string} text */
const quoted = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * The source with the mutant in it. White space in `find` fits any white space, so the formatter may break lines.
 * @param {string} text a whole file
 * @param {{ find: string, put: string }} mutant
 * @returns {string | undefined} `undefined` unless the file contains `find` exactly once
 */
export function plantMutant(text, { find, put }) {
  const pieces = text.split(new RegExp(find.split(/\s+/).map(quoted).join('\\s+')))
  return pieces.length === 2 ? pieces.join(put) : undefined
}
