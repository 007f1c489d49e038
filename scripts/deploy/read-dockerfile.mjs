/**
 * @typedef {{ word: string, text: string }} Step one instruction: its word in capitals, and what follows it
 * @typedef {{ name: string, from: string, steps: Step[] }} Stage
 */

/**
 * The stages of a Dockerfile in their order, without comments, with continued lines joined.
 * @param {string} text
 * @returns {Stage[]}
 */
export function readDockerfile(text) {
  const lines = text
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .join('\n')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
  /** @type {Stage[]} */
  const stages = []
  for (const line of lines) {
    const [, word = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? []
    if (word.toUpperCase() === 'FROM') {
      const [, from = '', name = ''] = /^(\S+)(?:\s+AS\s+(\S+))?$/i.exec(rest) ?? []
      stages.push({ name: name || 'image', from, steps: [] })
    } else stages.at(-1)?.steps.push({ word: word.toUpperCase(), text: rest })
  }
  return stages
}

/** `A=1 B=2` as a record. @param {string} text @returns {Record<string, string>} */
export const readAssignments = (text) =>
  Object.fromEntries([...text.matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name, value]) => [name, value]))

/**
 * Turns the patterns of a `.dockerignore` into a predicate for relative paths. The last matching pattern decides; one
 * with `!` includes the path again.
 * @param {string} text
 */
export function readDockerignore(text) {
  const patterns = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
  const rules = patterns.map((line) => {
    const pattern = line.replace(/^!/, '')
    const anywhere = pattern.startsWith('**/')
    const body = (anywhere ? pattern.slice(3) : pattern).replace(/[.]/g, '\\.').replaceAll('*', '[^/]*')
    return { isOut: pattern === line, test: new RegExp(`^${anywhere ? '(?:.*/)?' : ''}${body}(?:/|$)`) }
  })
  /** @param {string} path */
  return (path) => rules.findLast(({ test }) => test.test(path))?.isOut ?? false
}
