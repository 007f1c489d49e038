import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { inProject } from '../prepare/project.mjs'

/** Tests, what serves tests, and the stand-in, which is not part of the shop. */
const notShipped =
  /(^|\/)(node_modules|dist|testing|faults|browser-tests)\/|^packages\/midtrans-stand-in\/|\.test\.tsx?$|\.d\.ts$/

/**
 * Every TypeScript file that ships with the shop, parsed.
 * @returns {Generator<{ path: string, source: ts.SourceFile }>}
 */
export function* shippedSources() {
  for (const workspace of ['apps', 'packages'].flatMap(foldersIn)) {
    const src = join(workspace, 'src')
    if (!existsSync(inProject(src))) continue
    for (const name of readdirSync(inProject(src), { recursive: true, encoding: 'utf8' })) {
      const path = join(src, name)
      if (!/\.tsx?$/.test(path) || notShipped.test(path)) continue
      yield { path, source: parse(path, readFileSync(inProject(path), 'utf8')) }
    }
  }
}

const foldersIn = (/** @type {string} */ top) => readdirSync(inProject(top)).map((name) => join(top, name))

/** @param {string} path @param {string} text */
export const parse = (path, text) => ts.createSourceFile(path, text, ts.ScriptTarget.Latest)

/**
 * The words of a piece of code: texts, parts of templates, and names of properties.
 * @param {ts.Node} node
 * @returns {Generator<{ text: string, kind: 'text' | 'template' | 'property' }>}
 */
export function* wordsOf(node) {
  const word = wordOf(node)
  if (word) yield word
  /** @type {ts.Node[]} */
  const children = []
  ts.forEachChild(node, (child) => void children.push(child))
  for (const child of children) yield* wordsOf(child)
}

/** @param {ts.Node} node @returns {{ text: string, kind: 'text' | 'template' | 'property' } | undefined} */
function wordOf(node) {
  if (ts.isStringLiteral(node)) return { text: node.text, kind: 'text' }
  if (
    ts.isNoSubstitutionTemplateLiteral(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node)
  ) {
    return { text: node.text, kind: 'template' }
  }
  if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name))
    return { text: node.name.text, kind: 'property' }
  if (ts.isPropertyAccessExpression(node)) return { text: node.name.text, kind: 'property' }
  return undefined
}
