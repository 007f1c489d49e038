import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** What the build before consisted of; served to no one, as all names that begin with a dot. */
const listName = '.files.json'

/**
 * Puts the files of a new client build beside those of the build before: a shop that serves on meanwhile sends documents that
 * name them, and so do pages that are open. What is older goes. No file is seen half written, and one whose name carries the
 * hash of its content is not touched again.
 * @param {string} built the new build; its files move
 * @param {string} served where browsers get theirs, on the same disk
 */
export function putInPlace(built, served) {
  const list = join(served, listName)
  const now = filesIn(built)
  // A folder of the version before has no list: whatever is there is of its build.
  const before = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : filesIn(served)
  for (const file of now) {
    const target = join(served, file)
    if (file.startsWith('assets/') && existsSync(target)) continue
    mkdirSync(dirname(target), { recursive: true })
    renameSync(join(built, file), target)
  }
  rmSync(built, { recursive: true })
  // The same once more: what is served may still be of the build before that.
  if (String(now) === String(before)) return
  const kept = new Set([listName, ...now, ...before])
  for (const file of filesIn(served)) if (!kept.has(file)) rmSync(join(served, file))
  writeFileSync(list, JSON.stringify(now))
}

/** @param {string} folder @returns {string[]} all files below it, as `assets/app-1a2b3c.js` */
function filesIn(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => relative(folder, join(file.parentPath, file.name)))
    .sort()
}
