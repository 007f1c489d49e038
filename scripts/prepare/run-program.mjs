import { pathToFileURL } from 'node:url'
import { prepareOrStop, print } from './prepare.mjs'
import { inProject } from './project.mjs'

/**
 * Makes the project ready, then runs one of the server's programs in this process: this saves memory, and signals reach
 * the program.
 * @param {string} name of its bundle
 * @param {(line: string) => void} [report] progress for a person
 */
export async function runProgram(name, report = print) {
  await prepareOrStop(report)
  process.setSourceMapsEnabled(true)
  await import(pathToFileURL(inProject(`apps/server/dist/${name}.js`)).href)
}
