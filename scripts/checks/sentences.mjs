/** Lists the sentences of packages/words, and renders the table of them. */
import ts from 'typescript'
import { parse, sourcesIn, walk } from './screen-sources.mjs'

export const words = 'packages/words/src'

/**
 * @typedef {{ file: string, path: string[], byDefault: string, id: string, en: string }} Sentence
 * `path` is the exported name and the properties below it.
 */

/** Names of the constant and the properties that contain a node. @param {ts.Node} node @returns {string[]} */
function pathOf(node) {
  const { parent } = node
  if (!parent) return []
  const above = pathOf(parent)
  const isNamed = ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent)
  return isNamed ? [...above, parent.name.getText().replaceAll(/^['"]|['"]$/g, '')] : above
}

/**
 * A text for the table, with `${…}` for interpolated values.
 * @param {ts.Expression | undefined} node
 * @returns {string}
 */
function textOf(node) {
  if (node === undefined) return ''
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node)) return node.getText().slice(1, -1)
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) return textOf(node.body)
  return node.getText().replaceAll(/\s+/g, ' ')
}

/** @param {string} file @param {string} text @returns {Sentence[]} */
export function sentencesOf(file, text) {
  /** @type {Sentence[]} */
  const found = []
  walk(parse(file, text), (node) => {
    if (!ts.isCallExpression(node)) return
    const [maker, language] =
      /^(?:(?:in|fill)(Indonesian|English)|countOf)$/.exec(node.expression.getText()) ?? []
    if (maker === undefined) return
    const [first, second] = node.arguments.map(textOf)
    const path = pathOf(node)
    if (path.length === 0) return
    const [id = '', en = ''] = language === 'English' ? [second, first] : [first, second]
    found.push({ file, path, byDefault: language === 'English' ? 'en' : 'id', id, en })
  })
  return found
}

/** Every sentence of the package. */
export const allSentences = () =>
  sourcesIn(words)
    .filter(({ file }) => file !== `${words}/sentence.ts`)
    .flatMap(({ file, text }) => sentencesOf(file, text))

/** The Markdown page of `npm run sentences`. */
export function sentencesPage() {
  const cell = (/** @type {string} */ text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
  /** @type {Map<string, Sentence[]>} */
  const byFile = new Map()
  for (const sentence of allSentences())
    byFile.set(sentence.file, [...(byFile.get(sentence.file) ?? []), sentence])
  const parts = [...byFile].map(([file, sentences]) => {
    const rows = sentences.map(({ path, byDefault, id, en }) => {
      const [inId, inEn] = byDefault === 'id' ? [`**${cell(id)}**`, cell(en)] : [cell(id), `**${cell(en)}**`]
      return `| ${path.join('.')} | ${inId} | ${inEn} |`
    })
    return [
      `## ${file.slice(words.length + 1, -3)}`,
      '',
      '| name | Indonesian | English |',
      '|---|---|---|',
      ...rows,
      '',
    ].join('\n')
  })
  return [
    '# Sentences',
    '',
    `Every sentence of the screens, from \`${words}\`. Bold: shown while no language is chosen.`,
    '',
    ...parts,
  ].join('\n')
}
