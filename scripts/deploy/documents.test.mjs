import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { inProject } from '../prepare/project.mjs'
import { documentProblems, fencesOf, runMark } from './documents.mjs'

const fence = '```'
const run = `<!-- ${runMark} -->\n`
/** Checks a text as if it were a document in docs/. @param {string} text */
const look = (text) => documentProblems([{ path: join(inProject('docs'), 'page.md'), text }])

describe('a document that cannot be followed is reported:', () => {
  test.each([
    ['a screen that is not there', '[Dapur](/admin/pengaturan/dapurr)', '/admin/pengaturan/dapurr'],
    ['a command that is not there', `${run}${fence}sh\nnpm run fly\n${fence}\n`, 'npm run fly'],
    ['a command in a sentence', 'Then `npm run fly`.', 'npm run fly'],
    ['a file that is not there', 'Copy `deploy/caddy.conf`.', 'deploy/caddy.conf'],
    ['a source file that is not there', 'See `apps/server/src/fly.ts`.', 'apps/server/src/fly.ts'],
    ['a script that is not there', `${run}${fence}sh\nnode scripts/fly.mjs\n${fence}\n`, 'scripts/fly.mjs'],
    [
      'a setting that is none',
      `${fence}ini\nPUBLIC_ORIGN=https://dimsum.example\n${fence}\n`,
      'PUBLIC_ORIGN',
    ],
    ['a setting in a command', `${run}${fence}sh\nDATADIR=/tmp npm start\n${fence}\n`, 'DATADIR'],
    ['a link to no file', '[here](nowhere.md)', 'nowhere.md'],
    ['a link to no heading', '[here](operations.md#no-such-day)', 'no-such-day'],
    ['commands that are not run, without a reason', `${fence}sh\nnpm start\n${fence}\n`, 'not run'],
    ['a reason that says nothing', `<!-- not run: -->\n${fence}sh\nnpm start\n${fence}\n`, 'not run'],
    ...['docker compose up --detach', 'sudo systemctl restart dimsum', 'sleep 30'].map((line) => [
      `a line that does not wait for what it starts: ${line}`,
      `<!-- not run: a reason -->\n${fence}sh\n${line}\ngit pull\n${fence}\n`,
      line,
    ]),
    ['shell that does not parse', `${run}${fence}sh\nif true; then echo\n${fence}\n`, 'syntax error'],
  ])('%s', async (_name, text, named) => {
    const problems = await look(text)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(named)
  })
})

test('a fenced block in a list is read without its indent, with the comment before it', () => {
  const text = `1. So:\n\n   ${fence}sh\n   npm start\n   ${fence}\n\n<!-- run -->\n${fence}ini\nPORT=1\n${fence}\n`
  expect(fencesOf(text)).toEqual([
    { language: 'sh', mark: '', text: 'npm start\n' },
    { language: 'ini', mark: 'run', text: 'PORT=1\n' },
  ])
})
