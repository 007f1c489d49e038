import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inProject } from '../prepare/project.mjs'
import { run } from '../prepare/run-command.mjs'
import { readAssignments, readDockerfile, readDockerignore } from './read-dockerfile.mjs'

test('stages and their steps are read in order, without comments, with continued lines joined', () => {
  const text = `# a comment
FROM node:22 AS build
RUN one \\
  && two
# between
COPY . .
FROM node:22
COPY --from=build /a /b
`
  expect(readDockerfile(text)).toEqual([
    {
      name: 'build',
      from: 'node:22',
      steps: [
        { word: 'RUN', text: 'one && two' },
        { word: 'COPY', text: '. .' },
      ],
    },
    { name: 'image', from: 'node:22', steps: [{ word: 'COPY', text: '--from=build /a /b' }] },
  ])
})

test('settings of an image are read as pairs', () => {
  expect(readAssignments('HOST=0.0.0.0 BACKUP_KEY_FILE=/key/backup.key')).toEqual({
    HOST: '0.0.0.0',
    BACKUP_KEY_FILE: '/key/backup.key',
  })
})

const ignored = '**/node_modules\n**/dist\ndata\n*.key\n.env\ndocs/*\n!docs/pictures\n'

test.each([
  ['.env', true],
  ['.env.example', false],
  ['node_modules/a/b.js', true],
  ['apps/shop/node_modules/a.js', true],
  ['apps/server/dist/main.js', true],
  ['backup.key', true],
  ['data/postgres', true],
  ['packages/domain/data.ts', false],
  ['docs/security.md', true],
  ['apps/desk/guide/panduan.md', false],
  ['docs/pictures/a/b.webp', false],
])('%s is kept out of an image: %s', (path, isOut) => {
  expect(readDockerignore(ignored)(path)).toBe(isOut)
})

test.each([
  '.env',
  'backup.key',
  'the.backup',
  'shop.sql',
  'backups-copy/dimsum.backup',
])('what the documents put beside the project stays out of its image and its repository: %s', async (path) => {
  expect(readDockerignore(readFileSync(inProject('.dockerignore'), 'utf8'))(path)).toBe(true)
  expect(await run('git', ['check-ignore', '--quiet', '--no-index', path])).toMatchObject({ code: 0 })
})
