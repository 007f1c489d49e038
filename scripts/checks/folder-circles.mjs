import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'

/** @typedef {{ folder: string, circle: string[] }} FolderCircle the neighbours in `folder` that import each other in a circle */

const isShipped = (/** @type {string} */ file) =>
  /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)(testing|faults)\//.test(file)

/**
 * Circles between neighbours (files and folders of one folder) in the imports of shipped code, at every depth. Imports of
 * types count: a reader follows them too.
 * @param {string} root
 * @returns {FolderCircle[]}
 */
export function findFolderCircles(root) {
  /** @type {Map<string, Map<string, Set<string>>>} */
  const importsIn = new Map()
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(isShipped)) {
    for (const imported of importsOf(root, file)) {
      const { folder, from, to } = meet(file.split('/'), imported.split('/'))
      if (from === to) continue
      const neighbours = importsIn.get(folder) ?? new Map()
      neighbours.set(from, (neighbours.get(from) ?? new Set()).add(to))
      importsIn.set(folder, neighbours)
    }
  }
  return [...importsIn].flatMap(([folder, neighbours]) => {
    const circle = circleIn(neighbours)
    return circle === null ? [] : [{ folder: folder || '.', circle }]
  })
}

/** Files below `root` that a file imports by a relative path. @param {string} root @param {string} file */
function importsOf(root, file) {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'))
  return importedFiles
    .filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => relative(root, join(root, dirname(file), fileName)))
    .filter((path) => !path.startsWith('..') && existsSync(join(root, path)))
}

/** The deepest folder that holds both, and the neighbour in it on either side. @param {string[]} a @param {string[]} b */
function meet(a, b) {
  let depth = 0
  while (depth < a.length - 1 && depth < b.length - 1 && a[depth] === b[depth]) depth += 1
  return { folder: a.slice(0, depth).join('/'), from: String(a[depth]), to: String(b[depth]) }
}

/** One circle, as a path that ends where it began; null when there is none. @param {Map<string, Set<string>>} imports */
function circleIn(imports) {
  const done = new Set()
  const visit = (/** @type {string} */ name, /** @type {string[]} */ path) => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name]
    if (done.has(name)) return null
    for (const next of imports.get(name) ?? []) {
      const circle = visit(next, [...path, name])
      if (circle !== null) return circle
    }
    done.add(name)
    return null
  }
  for (const name of imports.keys()) {
    const circle = visit(name, [])
    if (circle !== null) return circle
  }
  return null
}
