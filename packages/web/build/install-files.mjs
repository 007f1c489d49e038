import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** List of the previous build's files. The server serves no dotfiles. */
const listName = '.files.json'

/**
 * Adds the files of a new client build to those of the previous one, because documents of the running server and open
 * pages still refer to them. Files of older builds are deleted. Files are moved atomically, and a file with a content
 * hash in its name is not replaced.
 * @param {string} built the new build; its files are moved
 * @param {string} served the served folder, on the same disk
 */
export function installFiles(built, served) {
  const list = join(served, listName)
  const now = filesIn(built)
  // Without a list, all existing files count as the previous build.
  const before = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : filesIn(served)
  for (const file of now) {
    const target = join(served, file)
    if (file.startsWith('assets/') && existsSync(target)) continue
    mkdirSync(dirname(target), { recursive: true })
    renameSync(join(built, file), target)
  }
  rmSync(built, { recursive: true })
  // An identical build: keep the list, because open pages may still use the build before it.
  if (String(now) === String(before)) return
  const kept = new Set([listName, ...now, ...before])
  for (const file of filesIn(served)) if (!kept.has(file)) rmSync(join(served, file))
  writeFileSync(list, JSON.stringify(now))
}

/** @param {string} folder @returns {string[]} all files below it, such as `assets/app-1a2b3c.js` */
function filesIn(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => relative(folder, join(file.parentPath, file.name)))
    .sort()
}
