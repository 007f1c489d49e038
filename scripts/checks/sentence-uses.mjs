/** Finds which sentences of packages/words are used. */
import { dirname, join, normalize } from 'node:path'
import ts from 'typescript'
import { parse, sourcesIn, walk } from './screen-sources.mjs'
import { allSentences, words } from './sentences.mjs'

const usingFolders = [
  'apps/shop/src',
  'apps/desk/src',
  'apps/server/src',
  'packages/web/src',
  'packages/ui/src',
  'packages/contract/src',
  words,
]

/** This module only looks messages up; a sentence counts as used where a schema names it. */
const lookups = /message-sentence\.ts$/

/**
 * The origin of each name that a source imports from the package, or declares in it.
 * @param {ts.SourceFile} source
 * @param {string} file
 */
function originsIn(source, file) {
  /** @type {Map<string, string>} */
  const origins = new Map()
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement) && file.startsWith(words))
      for (const { name } of statement.declarationList.declarations)
        origins.set(name.getText(), `${file}#${name.getText()}`)
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    const from = statement.moduleSpecifier.text
    const target = from.startsWith('@dimsum/words/')
      ? `${words}/${from.slice('@dimsum/words/'.length)}.ts`
      : file.startsWith(words) && from.startsWith('.') && normalize(join(dirname(file), from))
    const named = statement.importClause?.namedBindings
    if (!target || !named || !ts.isNamedImports(named)) continue
    for (const { name, propertyName } of named.elements)
      origins.set(name.text, `${target}#${(propertyName ?? name).text}`)
  }
  return origins
}

/**
 * The sentences of the package that a source uses: `file#export.property`, as far as they are named.
 * @param {string} file
 * @param {string} text
 * @returns {string[]}
 */
export function usesOf(file, text) {
  const source = parse(file, text)
  const origins = originsIn(source, file)
  /** @type {string[]} */
  const used = []
  walk(source, (node) => {
    const origin = ts.isIdentifier(node) ? origins.get(node.text) : undefined
    if (origin === undefined) return
    const { parent } = node
    if (ts.isImportSpecifier(parent) || ts.isTypeQueryNode(parent)) return
    if ((ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)) && parent.name === node) return
    if (ts.isPropertyAccessExpression(parent) && parent.name === node) return
    let path = origin
    let at = /** @type {ts.Node} */ (node)
    for (;;) {
      const above = at.parent
      if (ts.isPropertyAccessExpression(above) && above.expression === at) path += `.${above.name.text}`
      else if (
        ts.isElementAccessExpression(above) &&
        above.expression === at &&
        ts.isStringLiteralLike(above.argumentExpression)
      )
        path += `.${above.argumentExpression.text}`
      else break
      at = above
    }
    used.push(path)
  })
  return used
}

/** Sentences that are never used. */
export function unusedSentences() {
  const used = new Set(
    usingFolders.flatMap(sourcesIn).flatMap(({ file, text }) => {
      const uses = usesOf(file, text)
      return lookups.test(file) ? uses.filter((use) => use.startsWith(file)) : uses
    }),
  )
  const uses = [...used]
  return allSentences()
    .map(({ file, path }) => `${file}#${path.join('.')}`)
    .filter(
      (name) => !uses.some((use) => name === use || name.startsWith(`${use}.`) || use.startsWith(`${name}.`)),
    )
}
