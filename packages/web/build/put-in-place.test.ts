import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { putInPlace } from './put-in-place.mjs'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dimsum-build-'))
  return () => rmSync(root, { recursive: true })
})

/** A build of these files, put in place. */
function buildOf(files: Record<string, string>) {
  for (const [name, content] of Object.entries(files)) {
    const file = join(root, 'client.new', name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  putInPlace(join(root, 'client.new'), join(root, 'client'))
}
const served = () =>
  readdirSync(join(root, 'client'), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && file.name !== '.files.json')
    .map(({ name }) => name)
    .sort()

const first = { 'assets/app-1.js': 'first', 'assets/app-1.js.br': 'small', 'icon.svg': 'round' }
const second = { 'assets/app-2.js': 'second', 'icon.svg': 'square' }
const third = { 'assets/app-3.js': 'third' }

test('the files of the build before stay beside the new ones, and go with the next', () => {
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

test('the same built once more takes nothing from whoever still has the build before', () => {
  buildOf(first)
  buildOf(second)
  buildOf(second)
  expect(served()).toContain('app-1.js')
})

test('a file that is there is not written again while it may be read', () => {
  buildOf(first)
  const written = () => statSync(join(root, 'client/assets/app-1.js')).ino
  const before = written()
  buildOf({ ...second, ...first })
  expect(written()).toBe(before)
})

test('a folder of the version before, which kept no list, is one build', () => {
  buildOf(first)
  rmSync(join(root, 'client/.files.json'))
  buildOf(second)
  expect(served()).toContain('app-1.js')
})
