import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const server = join(import.meta.dirname, '../../apps/server/src')

test('the shop never makes a request to itself: one makes every real one slower (docs/decisions/0034)', () => {
  const program = readdirSync(server, { recursive: true }).filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|^(testing|faults)\//.test(file),
  )
  expect(program).toContain('app.ts')
  const making = program.filter((file) =>
    readFileSync(join(server, file), 'utf8')
      .split('\n')
      .some((line) => line.includes('.inject(') && !line.trimStart().startsWith('*')),
  )
  expect(making).toEqual([])
})
