import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inProject } from '../prepare/project.mjs'
import { patternsIn, slowText } from './pattern-time.mjs'

/**
 * Patterns that take more than their time and never meet a text from outside, with what they meet instead. An entry
 * that fits no pattern any more fails the test.
 */
const meetsNoInput = new Map([
  ['apps/server/src/platform/config/config-table.ts /\\/+$/', 'an address from the settings'],
  ['apps/server/src/payments/midtrans/midtrans-provider.ts /\\/+$/', 'an address from the settings'],
  ['packages/midtrans-stand-in/src/mount-path.ts /\\/+$/', 'an address from the settings'],
  ['packages/midtrans-stand-in/src/stand-in.ts /\\/+$/', 'an address from the settings'],
  [
    'apps/server/src/platform/db/embedded/start-failure.ts /ENOTDIR|EEXIST.*mkdir/',
    'why the own database did not start',
  ],
  [
    'apps/server/src/platform/db/embedded/start-failure.ts /EPERM.*spawn|spawn.*EPERM/',
    'why the own database did not start',
  ],
])

/** Patterns put together when the program runs, of words of our own. */
const madeOfOurWords = [
  'apps/server/src/platform/http/errors/unknown-route.ts',
  'apps/shop/src/features/payment/payment-failure.ts',
  'packages/contract/src/payments.ts',
]

const shipped = ['apps', 'packages']
  .flatMap((root) =>
    readdirSync(inProject(root), { recursive: true, encoding: 'utf8' }).map((path) => `${root}/${path}`),
  )
  .filter((path) => /^[^/]+\/[^/]+\/src\/.*\.tsx?$/.test(path))
  .filter((path) => !/\.test\.|\/testing\/|node_modules/.test(path))

describe('the patterns of the shop', () => {
  const patterns = shipped.flatMap((file) =>
    patternsIn(inProject(file)).map((pattern) => ({ ...pattern, file, name: `${file} ${pattern.text}` })),
  )

  it('take time in proportion to the text they are given', () => {
    const slow = patterns.flatMap(({ name, regex }) => {
      const text = regex && !meetsNoInput.has(name) ? slowText(regex) : null
      return text === null ? [] : [`${name} is slow with ${text}`]
    })
    expect(slow).toEqual([])
  })

  it('stand in the source, or are made of words of the shop', () => {
    const made = patterns.filter(({ regex }) => regex === null).map(({ file }) => file)
    expect(made.sort()).toEqual(madeOfOurWords)
  })

  it('are excused only while they are there', () => {
    const names = new Set(patterns.map(({ name }) => name))
    expect([...meetsNoInput.keys()].filter((name) => !names.has(name))).toEqual([])
  })
})

describe('a pattern that is slow', () => {
  it.each([
    [/\s+$/u],
    [/(?:(?![\uFE00-\uFE0F])[\s\p{Default_Ignorable_Code_Point}\u2800])+$/u],
    [/^\s*(.*?)\s*$/],
    [/^(0[1-9]|1[0-2])\s*\/?\s*(\d{2})$/],
    [/order_id.*(taken|used)/i],
    [/<[^>]*>\s*$/],
    [/a*a*b/],
    [/(a+)+$/],
  ])('is found: %s', (regex) => {
    expect(slowText(regex)).not.toBeNull()
  })

  it.each([
    [/^\s+/],
    [/^[^\s@]+@[^\s@]+\.[^\s@.]+$/],
    [/^\d{1,10}(\.0{1,2})?$/],
    [/\p{M}{31}/u],
    [/\s+/g],
  ])('is not any other: %s', (regex) => {
    expect(slowText(regex)).toBeNull()
  })
})
