import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inProject } from '../prepare/project.mjs'
import { run } from '../prepare/run-command.mjs'
import { readDockerignore } from './read-dockerfile.mjs'

const isOut = readDockerignore(readFileSync(inProject('.dockerignore'), 'utf8'))

test.each([
  ...['.env', 'backup.key', 'the.backup', 'shop.sql', 'backups-copy/dimsum.backup'],
  ...['data/postgres', 'apps/shop/node_modules/a.js', 'apps/server/dist/main.js'],
])('what lies beside the sources stays out of the image and the repository: %s', async (path) => {
  expect(isOut(path)).toBe(true)
  expect(await run('git', ['check-ignore', '--quiet', '--no-index', path])).toMatchObject({ code: 0 })
})

test.each([
  ['docs/security.md', true],
  ['.env.example', false],
  ['packages/domain/data.ts', false],
  ['apps/desk/guide/panduan.md', false],
  ['docs/pictures/a/b.webp', false],
])('of the repository, %s is kept out of the image: %s', (path, is) => {
  expect(isOut(path)).toBe(is)
})
