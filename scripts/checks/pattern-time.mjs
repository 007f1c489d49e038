import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import ts from 'typescript'

/**
 * Finds regular expressions that take more than time in proportion to a text. Each pattern is run, by the engine that
 * ships, over long texts made of its own signs and words and of those patterns usually choke on.
 *
 * @typedef {object} Pattern
 * @property {string} file
 * @property {string} text as it stands in the source, with slashes and flags
 * @property {RegExp | null} regex null for one that is put together when the program runs
 */

/** @param {string} file @returns {Pattern[]} every pattern a source file holds */
export function patternsIn(file, source = readFileSync(file, 'utf8')) {
  /** @type {Pattern[]} */
  const found = []
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind)
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      const regex = new RegExp(node.text.slice(1, end), node.text.slice(end + 1))
      found.push({ file, text: node.text, regex })
    }
    const isMade =
      (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp'
    if (isMade) found.push({ file, text: node.getText(), regex: null })
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

/** Invisible characters, marks, and the characters of phones, e-mails, days, money and paths. */
const usualPumps = [
  ...'\t\n\u00A0\u2800\u200B\u200D\u0301\uFE0F\u0001 0aA.,-/\\@#"([{\ud800',
  ...['\r\n', 'e\u200D', '62', 'a@', 'a.', '👩'],
]

/** @param {string} source what a pattern is made of: single signs, and words of two or more */
function partsOf(source) {
  const plain = source.replace(/\\[a-zA-Z](\{[^}]*\})?/g, ' ').replaceAll('\\', '')
  return {
    signs: [...new Set(plain)].filter((sign) => sign.trim() !== ''),
    words: [...new Set(plain.match(/[\w=#.:-]{2,}/g) ?? [])],
  }
}

/** Beginnings of texts that fit a pattern, so that an attack gets past what stands before its weak part. */
function beginningsOf(/** @type {RegExp} */ regex) {
  try {
    const fitting = fc.sample(fc.stringMatching(regex), { numRuns: 2, seed: 1 })
    return fitting.flatMap((text) =>
      Array.from({ length: Math.min(6, text.length) }, (_, n) => text.slice(0, n + 1)),
    )
  } catch {
    // Looking around and named sets of signs are beyond the generator.
    return []
  }
}

/** @param {RegExp} regex @param {number} size @returns {Iterable<string>} */
function* attacks(regex, size) {
  const { signs, words } = partsOf(regex.source)
  const whole = words.slice(0, 6)
  const befores = new Set(['', 'x', ...signs.slice(0, 6), ...whole, ...beginningsOf(regex)])
  for (const pump of new Set([...usualPumps, ...signs, ...whole])) {
    // A word begins at fewer places: more of it.
    const run = pump.repeat(Math.ceil((size * (pump.length > 3 ? 2 : 1)) / pump.length))
    for (const before of befores) {
      yield `${before}${run}`
      yield `${before}${run}\0x`
    }
  }
}

/** @param {() => unknown} work @returns {number} ms */
function took(work) {
  const before = performance.now()
  work()
  return performance.now() - before
}

/** @param {() => unknown} work @param {number} turns */
const least = (work, turns) => Math.min(...Array.from({ length: turns }, () => took(work)))

/** @param {RegExp} regex @param {string} text */
const use = (regex, text) => (regex.global ? text.replace(regex, '') : regex.test(text))

/** A pattern that reads each sign once and does something about it: what others are measured by. */
const reference = /[\s\S]/g
const usualCost = (/** @type {string} */ text) => least(() => use(reference, text), 5)

/** Short first: what doubles with every sign would never end with a long one. */
const sizes = [22, 120, 500, 6_000]
/** A text of each size may cost this many times what reading each sign of it costs. */
const bearable = [300, 100, 60, 25]

/** Without one of these a pattern reads a few characters from each place and no more. */
const repeats = /[*+]|\{\d+,/

/** Whether a text costs much more than in proportion: many times the usual, and much more than four times its quarter. */
function isSlow(/** @type {RegExp} */ regex, /** @type {string} */ text, /** @type {number} */ most) {
  const whole = least(() => use(regex, text), 5)
  if (whole < most * usualCost(text)) return false
  const quarter = text.slice(0, 15) + text.slice(15 + Math.floor((text.length * 3) / 4))
  return whole > 8 * least(() => use(regex, quarter), 9)
}

/**
 * The first 30 signs of a text this pattern is slow with; null when there is none.
 * @param {RegExp} regex
 */
export function slowText(regex) {
  if (!repeats.test(regex.source)) return null
  for (const [n, size] of sizes.entries()) {
    const most = bearable[n] ?? 0
    const usual = usualCost('a'.repeat(size))
    for (const text of attacks(regex, size)) {
      if (took(() => use(regex, text)) > most * usual && isSlow(regex, text, most))
        return JSON.stringify(text.slice(0, 30))
    }
  }
  return null
}
