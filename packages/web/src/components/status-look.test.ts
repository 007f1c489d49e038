import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { statusLook } from './status-look.ts'

const tokens = readFileSync(join(import.meta.dirname, '../../../ui/src/styles/tokens.css'), 'utf8')

test.each(Object.entries(statusLook))('the colours of %s are defined, and are its own', (status, {
  badge,
  edge,
}) => {
  const names = `${badge} ${edge}`.split(' ').map((name) => name.replace(/^(bg|text|border-l)-/, ''))
  expect(names).toEqual([`${status}-tint`, status, `${status}-solid`])
  for (const name of names) expect(tokens).toContain(`--color-${name}:`)
})
