import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { inProject } from './project.mjs'
import { runNpm } from './run-command.mjs'

const lockFile = inProject('package-lock.json')
const stamp = inProject('node_modules', '.dimsum-installed')
/** npm's own record of the installed packages. */
const npmRecord = inProject('node_modules', '.package-lock.json')

/** The expected installation: hash of the lock file, with system and processor. */
function wantedInstall() {
  const hash = createHash('sha256').update(readFileSync(lockFile)).digest('hex')
  return `${hash} ${process.platform}-${process.arch}`
}

/** Whether the locked packages are installed, also by an `npm ci` by hand. */
export function isInstalled() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wantedInstall()) return true
  if (!existsSync(npmRecord) || !matchesLock()) return false
  remember()
  return true
}

/** If the folder is not writable, the next start compares again. */
function remember() {
  try {
    writeFileSync(stamp, wantedInstall())
  } catch {}
}

function matchesLock() {
  const [locked, present] = [lockFile, npmRecord].map(
    (path) => JSON.parse(readFileSync(path, 'utf8')).packages,
  )
  return Object.entries(locked).every(([path, { version, optional, link }]) => {
    if (!path.startsWith('node_modules/') || link) return true
    return present[path] ? present[path].version === version : optional === true
  })
}

/**
 * Installs exactly the packages of the lock file.
 * @param {(line: string) => void} report
 */
export async function install(report) {
  report('Installing the packages (once; needs the network) ...')
  const { code, output, seconds } = await runNpm(['ci', '--include=dev', '--loglevel=error', '--no-progress'])
  if (code !== 0) {
    throw new Error(
      `The packages could not be installed. Output of npm:\n\n${output.trim()}\n\n` +
        'Check the network connection and the free space on the disk, then run the command again.',
    )
  }
  remember()
  report(`Installed in ${Math.round(seconds)} s.`)
}
