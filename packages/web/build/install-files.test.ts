import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { installFiles } from './install-files.mjs'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dimsum-build-'))
  return () => rmSync(root, { recursive: true })
})

/** Installs a build with these files. */
function buildOf(files: Record<string, string>) {
  for (const [name, content] of Object.entries(files)) {
    const file = join(root, 'client.new', name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  installFiles(join(root, 'client.new'), join(root, 'client'))
}
const served = () =>
  readdirSync(join(root, 'client'), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && file.name !== '.files.json')
    .map(({ name }) => name)
    .sort()

const first = { 'assets/app-1.js': 'first', 'assets/app-1.js.br': 'small', 'icon.svg': 'round' }
const second = { 'assets/app-2.js': 'second', 'icon.svg': 'square' }
const third = { 'assets/app-3.js': 'third' }

test('files of the previous build stay, and are deleted by the next build', () => {
  buildOf(first)
  buildOf(second)
  expect(served()).toEqual(['app-1.js', 'app-1.js.br', 'app-2.js', 'icon.svg'])
  expect(readFileSync(join(root, 'client/icon.svg'), 'utf8')).toBe('square')
  buildOf(third)
  expect(served()).toEqual(['app-2.js', 'app-3.js', 'icon.svg'])
  buildOf(first)
  expect(served()).toEqual(['app-1.js', 'app-1.js.br', 'app-3.js', 'icon.svg'])
  expect(readdirSync(root)).toEqual(['client'])
})

test('an identical build keeps the files of the previous build', () => {
  buildOf(first)
  buildOf(second)
  buildOf(second)
  expect(served()).toContain('app-1.js')
})

test('an existing file is not written again', () => {
  buildOf(first)
  const written = () => statSync(join(root, 'client/assets/app-1.js')).ino
  const before = written()
  buildOf({ ...second, ...first })
  expect(written()).toBe(before)
})

test('a folder without a list counts as one build', () => {
  buildOf(first)
  rmSync(join(root, 'client/.files.json'))
  buildOf(second)
  expect(served()).toContain('app-1.js')
})
