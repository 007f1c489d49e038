/** Parses the sources that the checks of sentences read, with TypeScript. */
import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { inProject } from '../prepare/project.mjs'

const others = /\.test\.tsx?$|\.d\.ts$|(^|\/)testing\//

/**
 * The shipped sources of a folder.
 * @param {string} folder
 * @returns {{ file: string, text: string }[]}
 */
export const sourcesIn = (folder) =>
  readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !others.test(name))
    .map((name) => `${folder}/${name}`)
    .sort()
    .map((file) => ({ file, text: readFileSync(inProject(file), 'utf8') }))

/** @param {string} file @param {string} text */
export const parse = (file, text) =>
  ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )

/** @param {ts.Node} node @param {(node: ts.Node) => void} visit */
export const walk = (node, visit) => {
  visit(node)
  ts.forEachChild(node, (child) => walk(child, visit))
}
