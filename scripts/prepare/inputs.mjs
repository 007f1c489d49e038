import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './project.mjs'

/**
 * @typedef {object} Stamp what a build was made from
 * @property {string} look names, times and sizes of its inputs: cheap to take
 * @property {string} content hash of what is in them: decides when the look changed
 */

const ignored = /^(dist|node_modules|coverage)$|\.test\.tsx?$|^\./

/** @param {string} path @returns {string[]} files below it, sorted */
function filesIn(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !ignored.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(path, entry.name)) : [join(path, entry.name)]))
}

/** @param {string[]} inputs files and folders */
const listed = (inputs) => inputs.flatMap((input) => filesIn(input))

/** @param {string[]} inputs */
function lookOf(inputs) {
  const hash = createHash('sha256')
  for (const file of listed(inputs)) {
    const { mtimeMs, size } = statSync(file)
    hash.update(`${relative(root, file)} ${mtimeMs} ${size}\n`)
  }
  return hash.digest('hex')
}

/** @param {string[]} inputs */
function contentOf(inputs) {
  const hash = createHash('sha256')
  for (const file of listed(inputs)) hash.update(relative(root, file)).update('\0').update(readFileSync(file))
  return hash.digest('hex')
}

/**
 * Whether the inputs are unchanged since the stamp was written. Touched files with the same content count as unchanged.
 * @param {string} stampFile
 * @param {string[]} inputs
 */
export function isUpToDate(stampFile, inputs) {
  if (!existsSync(stampFile)) return false
  /** @type {Stamp} */
  const stamp = JSON.parse(readFileSync(stampFile, 'utf8'))
  if (stamp.look === lookOf(inputs)) return true
  if (stamp.content !== contentOf(inputs)) return false
  try {
    writeStamp(stampFile, takeStamp(inputs))
  } catch {
    // The folder is not writable: the next start compares again.
  }
  return true
}

/** @param {string[]} inputs @returns {Stamp} */
export const takeStamp = (inputs) => ({ look: lookOf(inputs), content: contentOf(inputs) })

/** @param {string} stampFile @param {Stamp} stamp */
export const writeStamp = (stampFile, stamp) => writeFileSync(stampFile, JSON.stringify(stamp))
