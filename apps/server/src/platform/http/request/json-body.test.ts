import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readJson } from './json-body.ts'

const read = (text: string) => readJson(Buffer.from(text), 10)
const refusal = expect.objectContaining({ code: 'malformed' })

describe('reading a JSON body', () => {
  test('reads any value that JSON can write', () => {
    const unlikeTricks = fc
      .jsonValue({ maxDepth: 8 })
      .filter((value) => !/__proto__|constructor|prototype/.test(JSON.stringify(value)))
    fc.assert(
      fc.property(unlikeTricks, fc.constantFrom(undefined, 2, '\t'), (value, space) => {
        expect(read(JSON.stringify(value, null, space))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  test.each([
    ['the same key twice', '{"isPaid":false,"isPaid":true}'],
    ['the same key in another spelling', String.raw`{"isPaid":false,"is\u0050aid":true}`],
    ['a key twice deep inside', '{"a":[{"b":1,"c":2,"b":3}]}'],
    ['a key twice with a space before its colon', '{"a" :1,"a" :2}'],
    ['a key twice with a tab before its colon', '{"a"\t:1,"a"\t:2}'],
    ['a key twice with line ends before its colon', '{"a"\r\n:1,"a"\n\r:2}'],
    ['a key twice around an object', '{"a":{},"b":[],"a":1}'],
    ['__proto__', '{"__proto__":{"isAdmin":true}}'],
    ['__proto__ in another spelling', String.raw`{"\u005f_proto__":{}}`],
    ['constructor', '{"a":{"constructor":{"prototype":{}}}}'],
    ['11 levels', `${'['.repeat(11)}${']'.repeat(11)}`],
    ['10,000 levels', '['.repeat(10_000)],
    ['a cut body', '{"a":'],
    ['two values', '{}{}'],
    ['plain text', 'hello'],
    ['only a space', ' '],
  ])('refuses %s', (_name, text) => {
    expect(() => read(text)).toThrow(refusal)
  })

  test('refuses bytes that are no UTF-8', () => {
    expect(() => readJson(Buffer.from([0x22, 0xc3, 0x28, 0x22]), 10)).toThrow(refusal)
  })

  test('lets values look like keys, and the same key stand in two objects', () => {
    expect(read('{"a":"a","b":["a",{"a":1}]}')).toEqual({ a: 'a', b: ['a', { a: 1 }] })
    expect(read(String.raw`{"a":"{\"a\":1,\"a\":2}\\"}`)).toEqual({ a: '{"a":1,"a":2}\\' })
    expect(read('{"a":"x","b":"x"}')).toEqual({ a: 'x', b: 'x' })
    expect(read(`[${'[],'.repeat(30)}{"a":{},"b":{}}]`)).toHaveLength(31)
    expect(read(`${'['.repeat(10)}${']'.repeat(10)}`)).toBeInstanceOf(Array)
  })

  test('skips a byte-order mark and takes an empty body as none', () => {
    expect(readJson(Buffer.from('\ufeff{"a":1}'), 10)).toEqual({ a: 1 })
    expect(readJson(Buffer.alloc(0), 10)).toBeUndefined()
  })
})
