import { expect, test } from 'vitest'
import { secondTexts } from './other-texts.ts'

const textsOf = (source: string) => secondTexts(source).map(({ text }) => text)

test('the second text of a sentence is kept apart, whatever its first one is', () => {
  expect(
    textsOf(
      `export const words = { title: inIndonesian('Pesan', 'Order'), id: inEnglish('Order ID', "Nomor pesanan") }`,
    ),
  ).toEqual(['Order', 'Nomor pesanan'])
})

test('a sentence with parameters, and any other call, stays whole', () => {
  expect(
    textsOf(
      `export const left = inIndonesian((n: number) => \`Sisa \${n}\`, (n) => \`\${n} left\`); say('Pesan', 'Order')`,
    ),
  ).toEqual([])
})

test('a text is found where it stands, so that the rest of the source stays as it is', () => {
  const source = `inIndonesian('Pesan', 'Order') as const`
  expect(secondTexts(source).map(({ start, end }) => source.slice(start, end))).toEqual(["'Order'"])
})
