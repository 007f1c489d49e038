/** Finds texts of screens and refusals outside packages/words. */
import ts from 'typescript'
import { parse, sourcesIn, walk } from './screen-sources.mjs'

/** Folders whose screens and refusals must not have texts of their own. */
const folders = ['apps/server/src', 'apps/shop/src', 'apps/desk/src', 'packages/web/src', 'packages/ui/src']

/** Attributes and properties whose text is shown or read aloud. */
const textNames = new Set([
  'aria-label',
  'aria-description',
  'alt',
  'title',
  'placeholder',
  'label',
  'hint',
  'error',
  'text',
  'description',
  'busyText',
  'closeLabel',
  'reason',
  'words',
])

/** Names, units and symbols that are the same in both languages. */
const sameInBoth =
  /\b(?:WIB|Rp|pcs|IDR|WhatsApp|QRIS|GoPay|DANA|OVO|BCA|BNI|BRI|CIMB|Mandiri|Permata|Midtrans|ShopeePay|Google|Maps|Halal|MUI|BPJPH|Website)\b|\b\d\w*|https?:\S+|[\w.]+@[\w.]+/g
/** @param {string} text */
const hasWords = (text) => /\p{L}{2}/u.test(text.replaceAll(sameInBoth, '').replaceAll(/&\w+;/g, ''))

/** An error message of the server. @param {ts.Node} node @returns {node is ts.NewExpression | ts.CallExpression} */
const isRefusal = (node) =>
  (ts.isNewExpression(node) && node.expression.getText() === 'ShopError') ||
  (ts.isCallExpression(node) && node.expression.getText() === 'invalidField')

/**
 * Texts in a source that are not a sentence of packages/words, with their lines.
 * @param {string} file
 * @param {string} text
 * @returns {string[]}
 */
export function ownTextsOf(file, text) {
  const source = parse(file, text)
  /** @type {string[]} */
  const found = []
  /** @param {ts.Node} node @param {string} words */
  const note = (node, words) => {
    if (hasWords(words))
      found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${words.trim()}`)
  }
  /** All texts that an expression can evaluate to, in any branch. @param {ts.Node | undefined} node */
  const noteExpression = (node) => {
    if (node === undefined) return
    if (ts.isStringLiteralLike(node)) note(node, node.text)
    else if (ts.isTemplateExpression(node))
      note(node, [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' '))
    else if (ts.isConditionalExpression(node))
      for (const part of [node.whenTrue, node.whenFalse]) noteExpression(part)
    else if (ts.isParenthesizedExpression(node)) noteExpression(node.expression)
    else if (ts.isBinaryExpression(node)) {
      const isChoice = ['&&', '||', '??'].includes(node.operatorToken.getText())
      if (isChoice || node.operatorToken.kind === ts.SyntaxKind.PlusToken)
        for (const part of [node.left, node.right]) noteExpression(part)
    }
  }
  walk(source, (node) => {
    if (ts.isJsxText(node)) note(node, node.text)
    else if (ts.isJsxExpression(node) && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent)))
      noteExpression(node.expression)
    else if (ts.isJsxAttribute(node) && textNames.has(node.name.getText())) {
      const value = node.initializer
      noteExpression(value && ts.isJsxExpression(value) ? value.expression : value)
    } else if (isRefusal(node)) noteExpression(node.arguments?.[1])
    else if (ts.isCallExpression(node) && node.expression.getText() === 'toast')
      for (const part of node.arguments)
        if (ts.isObjectLiteralExpression(part))
          for (const property of part.properties)
            if (ts.isPropertyAssignment(property) && textNames.has(property.name.getText()))
              noteExpression(property.initializer)
  })
  return found
}

export const ownTexts = () => folders.flatMap(sourcesIn).flatMap(({ file, text }) => ownTextsOf(file, text))
