import { expect, it, test } from 'vitest'
import { ownTexts, ownTextsOf } from './own-texts.mjs'
import { unusedSentences, usesOf } from './sentence-uses.mjs'
import { allSentences, sentencesOf, sentencesPage } from './sentences.mjs'

test('every sentence is used', () => {
  expect(unusedSentences()).toEqual([])
})

test('screens and refusals have no texts of their own', () => {
  expect(ownTexts()).toEqual([])
})

test('npm run sentences prints a table with each sentence in both languages', () => {
  expect(sentencesPage()).toContain('| **Lacak Pesanan** | Track order |')
})

/**
 * Words that no Indonesian sentence contains. “Order ID”, “Order #” and “Pickup” are texts of product.md; sellers call
 * a pre-order “open PO”.
 */
const english =
  /\b(the|and|your?|we|our|of|is|are|was|not|please|error|failed|try|again|with|from|for|to|this|that|delivery|pick-up|date|name|phone|address|loading|close|save|back|page|open(?! PO)|days?|today|free|check|reviews?|stock|found|method|order(?! ID| #)|payment|paid|customer|home|success|small|large|medium|pack)\b/i

test('no English word is left in an Indonesian sentence', () => {
  const spoken = (/** @type {string} */ text) =>
    text.replaceAll(/\$\{[^}]*\}|\{\w+\}|«[^»]*»|[`'"][^`'"]*[`'"]/g, '')
  const left = allSentences().filter(
    ({ id }) => !/=>|\w[([]|\?/.test(id.replace(/\?$/, '')) && english.test(spoken(id)),
  )
  expect(left.map(({ path, id }) => `${path.join('.')}: ${id}`)).toEqual([])
})

it.each([
  ['between tags', 'const a = <p>Lacak pesanan</p>'],
  ['in braces', "const a = <p>{'Lacak pesanan'}</p>"],
  ['in a branch', "const a = <p>{isOpen ? 'Buka' : <b />}</p>"],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a piece of code.
  ['in a template', 'const a = <p>{`Pesanan ${id}`}</p>'],
  ['in an attribute', 'const a = <button aria-label="Tutup" />'],
  ['in an attribute of a widget', "const a = <TextField label={isOpen && 'Nama'} />"],
  ['in a toast', "toast({ title: 'Tersimpan' })"],
  ['in a refusal', "throw new ShopError('conflict', 'Sudah dibayar.')"],
  ['in a refused field', "throw invalidField('day', 'Tanggal sudah lewat.')"],
])('a text %s is found', (_, code) => {
  expect(ownTextsOf('a.tsx', code)).toHaveLength(1)
})

test('a sentence is known by its file and name, with both texts', () => {
  const code =
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a piece of code.
    "export const a = { b: { c: inEnglish((n: number) => `${n} left`, (n) => `Sisa ${n}`) }, d: inIndonesian('Ya', 'Yes'), e: fillIndonesian('Sisa {n}', '{n} left') }"
  expect(sentencesOf('x.ts', code)).toEqual([
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text in the source.
    { file: 'x.ts', path: ['a', 'b', 'c'], byDefault: 'en', id: 'Sisa ${n}', en: '${n} left' },
    { file: 'x.ts', path: ['a', 'd'], byDefault: 'id', id: 'Ya', en: 'Yes' },
    { file: 'x.ts', path: ['a', 'e'], byDefault: 'id', id: 'Sisa {n}', en: '{n} left' },
  ])
})

test('a use counts for the named sentence, and for all below it', () => {
  const code = "import { a as b } from '@dimsum/words/shop/x'\nshow(b.c.d.id, b[name], b['e-f'])"
  const file = 'packages/words/src/shop/x.ts'
  expect(usesOf('apps/shop/src/y.ts', code)).toEqual([`${file}#a.c.d.id`, `${file}#a`, `${file}#a.e-f`])
})
