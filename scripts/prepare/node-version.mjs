import { readFileSync } from 'node:fs'
import { inProject } from './project.mjs'

/** The oldest supported Node.js: "engines" of package.json. */
function minNodeVersion() {
  const { engines } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'))
  return engines.node.replace(/[^\d.]/g, '')
}

/**
 * @param {string} found for example `20.19.0`
 * @param {string} oldest
 */
export function isOldEnough(found, oldest) {
  const [a = [], b = []] = [found, oldest].map((version) => version.split('.').map(Number))
  for (let i = 0; i < 3; i += 1) {
    if ((a[i] ?? 0) !== (b[i] ?? 0)) return (a[i] ?? 0) > (b[i] ?? 0)
  }
  return true
}

/** Ends the program with a message when this Node.js is too old. */
export function checkNodeVersion() {
  const oldest = minNodeVersion()
  if (isOldEnough(process.versions.node, oldest)) return
  process.stderr.write(
    `This is Node.js ${process.versions.node}. The shop needs ${oldest} or newer. ` +
      'Install a current version from https://nodejs.org and run the command again.\n',
  )
  process.exit(1)
}
