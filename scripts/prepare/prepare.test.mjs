import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
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

describe('a build is repeated', () => {
  let folder
  let stamp
  const isFresh = () => isUpToDate(stamp, [join(folder, 'src'), join(folder, 'one.json')])

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'dimsum-inputs-'))
    stamp = join(folder, 'stamp')
    mkdirSync(join(folder, 'src/deep'), { recursive: true })
    writeFileSync(join(folder, 'src/deep/a.ts'), 'a')
    writeFileSync(join(folder, 'one.json'), '{}')
    writeStamp(stamp, takeStamp([join(folder, 'src'), join(folder, 'one.json')]))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('never while nothing changed', () => {
    expect(isFresh()).toBe(true)
  })

  test('when there was none', () => {
    rmSync(stamp)
    expect(isFresh()).toBe(false)
  })

  test('after a change, a new file, a lost file', () => {
    writeFileSync(join(folder, 'src/deep/a.ts'), 'b')
    expect(isFresh()).toBe(false)
    writeFileSync(join(folder, 'src/deep/a.ts'), 'a')
    writeFileSync(join(folder, 'src/new.ts'), '')
    expect(isFresh()).toBe(false)
    rmSync(join(folder, 'src/new.ts'))
    rmSync(join(folder, 'one.json'))
    expect(isFresh()).toBe(false)
  })

  test('not when files were only touched, as by switching branches there and back', () => {
    utimesSync(join(folder, 'src/deep/a.ts'), 1, 1)
    expect(isFresh()).toBe(true)
  })

  test('not for tests and build results among the inputs', () => {
    mkdirSync(join(folder, 'src/dist'))
    writeFileSync(join(folder, 'src/dist/main.js'), '')
    writeFileSync(join(folder, 'src/a.test.ts'), '')
    expect(isFresh()).toBe(true)
  })
})

describe('a command', () => {
  test('returns its exit code and all its output', async () => {
    const program = "console.log('out'); console.error('err'); process.exit(3)"
    const { code, output } = await run(process.execPath, ['-e', program])
    expect(code).toBe(3)
    expect(output).toContain('out\n')
    expect(output).toContain('err\n')
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

  test('that does not exist is a failure, not an exception', async () => {
    expect((await run('no-such-program-anywhere', [])).code).toBe(127)
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
