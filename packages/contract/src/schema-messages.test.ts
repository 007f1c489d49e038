import { readdirSync } from 'node:fs'
import { sentenceOfDeskMessage } from '@dimsum/words/desk/message-sentence'
import { sentenceOfMessage } from '@dimsum/words/message-sentence'
import { expect, test } from 'vitest'

/** Collects every message of a schema, its parts and its checks. */
function messagesIn(part: unknown, seen = new Set<unknown>()): string[] {
  if ((typeof part !== 'object' && typeof part !== 'function') || part === null || seen.has(part)) return []
  seen.add(part)
  const { def } = (Reflect.get(part, '_zod') ?? {}) as { def?: Record<string, unknown> }
  if (def !== undefined) return messagesIn(def, seen)
  if (typeof part === 'function') return []
  return Object.entries(part).flatMap(([name, value]) => {
    if (name !== 'error' || typeof value !== 'function') return messagesIn(value, seen)
    const messages: unknown = value({ code: 'custom', input: undefined })
    return typeof messages === 'string' ? [messages] : []
  })
}

const modules = await Promise.all(
  readdirSync(import.meta.dirname)
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .map(async (name) => (await import(`./${name.slice(0, -3)}.ts`)) as Record<string, unknown>),
)
const messages = [
  ...new Set(modules.flatMap((module) => Object.values(module).flatMap((part) => messagesIn(part)))),
]

test('every message of a schema is a sentence in both languages, and keeps its text while none is chosen', () => {
  expect(messages.length).toBeGreaterThan(30)
  for (const message of messages) {
    const sentence = sentenceOfDeskMessage(message)
    expect(typeof sentence === 'string' ? '' : sentence[sentence.byDefault]).toBe(message)
  }
})

test.each([
  ['String must contain at most 500 character(s)', 'Paling banyak 500 huruf'],
  ['Number must be greater than or equal to 1', 'Paling sedikit 1'],
  ['Phone number must be at least 10 digits', 'Nomor telepon minimal 10 digit'],
  ['Expected number, received nan', 'Isian tidak sesuai'],
])('«%s» is «%s» in Indonesian', (message, indonesian) => {
  expect(sentenceOfMessage(message)).toEqual({ id: indonesian, en: message, byDefault: 'en' })
})

test('a range of numbers is written as each language writes numbers', () => {
  expect(sentenceOfDeskMessage('Isi angka 1.000 sampai 2.000.000 rupiah.')).toMatchObject({
    en: 'Enter a number from 1,000 to 2,000,000 rupiah.',
  })
})

test('other words stay as they are', () => {
  expect(sentenceOfMessage('Stok Paket Kecil tinggal 2.')).toBe('Stok Paket Kecil tinggal 2.')
})
