import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parts } from './build.mjs'
import { isUpToDate, takeStamp, writeStamp } from './inputs.mjs'
import { isOldEnough } from './node-version.mjs'
import { inProject } from './project.mjs'
import { run } from './run-command.mjs'

describe('this Node.js', () => {
  test.each([
    ['20.19.0', true],
    ['20.20.2', true],
    ['22.1.0', true],
    ['20.18.9', false],
    ['18.20.4', false],
    ['9.0.0', false],
  ])('%s is new enough: %s', (version, answer) => {
    expect(isOldEnough(version, '20.19.0')).toBe(answer)
  })
})

test('a build is repeated for a changed, new or lost source, and not for touched files, tests and build results', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dimsum-inputs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const place = (name) => join(folder, name)
  const write = (name, text = '') => writeFileSync(place(name), text)
  const inputs = [place('src'), place('one.json')]
  const isFresh = () => isUpToDate(place('stamp'), inputs)
  mkdirSync(place('src/dist'), { recursive: true })
  write('src/a.ts', 'a')
  write('one.json', '{}')
  expect(isFresh()).toBe(false)
  writeStamp(place('stamp'), takeStamp(inputs))
  write('src/dist/main.js')
  write('src/a.test.ts')
  // As by switching branches there and back.
  utimesSync(place('src/a.ts'), 1, 1)
  expect(isFresh()).toBe(true)
  write('src/a.ts', 'b')
  expect(isFresh()).toBe(false)
  write('src/a.ts', 'a')
  write('src/new.ts')
  expect(isFresh()).toBe(false)
  rmSync(place('src/new.ts'))
  rmSync(place('one.json'))
  expect(isFresh()).toBe(false)
})

describe('a command', () => {
  test('returns its exit code and all its output, and fails when it does not exist', async () => {
    const program = "console.log('out'); console.error('err'); process.exit(3)"
    const { code, output } = await run(process.execPath, ['-e', program])
    expect(code).toBe(3)
    expect(output).toContain('out\n')
    expect(output).toContain('err\n')
    expect((await run('no-such-program-anywhere', [])).code).toBe(127)
  })

  test('that hangs is ended with its children', async () => {
    const program = `
      const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
      console.log(child.pid)
      setInterval(() => {}, 1000)`
    const { code, output } = await run(process.execPath, ['-e', program], { limitSeconds: 1 })
    const grandchild = Number(/^\d+/.exec(output)?.[0])
    expect(code).toBe(124)
    await expect.poll(() => isRunning(grandchild)).toBe(false)
  })
})

function isRunning(pid) {
  try {
    // A process that ended but was not reaped yet is a zombie.
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

test.each([
  'start',
  'test',
  'dev',
  'check',
  'typecheck',
  'build',
])('scripts/%s.mjs says what it does on --help, and refuses what it does not know', async (name) => {
  const script = inProject('scripts', `${name}.mjs`)
  const help = await run(process.execPath, [script, '--help'])
  expect([help.code, help.output.startsWith('Usage: ')]).toEqual([0, true])
  const unknown = await run(process.execPath, [script, '--no-such-option'])
  expect([unknown.code, unknown.output.includes('Usage: ')]).toEqual([2, true])
})

test.each(['start', 'dev'])('npm run %s has no shell in between, which would not pass SIGTERM on', (name) => {
  const { scripts } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'))
  expect(scripts[name]).toMatch(/^exec node /)
})

describe('what is built again', () => {
  test.each([
    ['the server', 'apps/server'],
    ['the shop', 'apps/shop'],
    ['the desk', 'apps/desk'],
  ])('%s when a package that it is made of changed', (name, app) => {
    const { dependencies } = JSON.parse(readFileSync(inProject(app, 'package.json'), 'utf8'))
    const own = Object.keys(dependencies).filter((dependency) => dependency.startsWith('@dimsum/'))
    expect(own).not.toEqual([])
    expect(parts.find((part) => part.name === name)?.inputs).toEqual(
      expect.arrayContaining(own.map((each) => inProject('packages', each.replace('@dimsum/', ''), 'src'))),
    )
  })
})
