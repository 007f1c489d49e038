import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { inProject } from '../prepare/project.mjs'
import { run } from '../prepare/run-command.mjs'

/** Programs that the checks use and the shop does not, with their Debian package. */
export const toolPackages = {
  pgbouncer: 'pgbouncer',
  nginx: 'nginx',
  caddy: 'caddy',
  'docker-compose': 'docker-compose',
  age: 'age',
  rsync: 'rsync',
  psql: 'postgresql-client',
  'systemd-analyze': 'systemd',
}

/** @typedef {keyof typeof toolPackages} ToolName */

const folder = inProject('.cache/debian')
const unpacked = join(folder, 'root')
const systemFolders = (process.env.PATH ?? '').split(delimiter).concat('/usr/sbin', '/sbin')
const ownFolders = ['usr/bin', 'usr/sbin', 'bin', 'sbin'].map((name) => join(unpacked, name))

/** @param {string[]} folders @param {string} name */
const programIn = (folders, name) => folders.map((one) => join(one, name)).find((path) => existsSync(path))

/** Paths of libraries and Python packages in the unpacked folder. */
function ownEnvironment() {
  const found = []
  for (const lib of ['usr/lib', 'lib']) {
    const path = join(unpacked, lib)
    if (!existsSync(path)) continue
    for (const name of readdirSync(path)) {
      if (name.endsWith('-linux-gnu')) found.push(join(path, name), join(path, name, 'systemd'))
    }
  }
  return {
    LD_LIBRARY_PATH: found.join(':'),
    PYTHONPATH: join(unpacked, 'usr/lib/python3/dist-packages'),
    PATH: [...ownFolders, process.env.PATH].join(delimiter),
  }
}

/**
 * A program of the system, or an unpacked one.
 * @param {ToolName} name
 * @returns {{ path: string, env: Record<string, string> } | undefined}
 */
export function findTool(name) {
  const system = programIn(systemFolders, name)
  if (system) return { path: system, env: {} }
  const own = programIn(ownFolders, name)
  return own && { path: own, env: ownEnvironment() }
}

/** How to get a missing program. @param {ToolName} name */
export const howToInstall = (name) =>
  `${name} was not found. Install it with: sudo apt-get install -y ${toolPackages[name]}`

/**
 * Downloads missing programs from Debian and unpacks them into the project's `.cache`: nothing is installed into the
 * system and no service is started, so it does not need root. Does nothing on other systems.
 * @param {readonly ToolName[]} names
 * @param {(line: string) => void} report
 * @returns {Promise<void>}
 */
export async function bringTools(names, report) {
  const missing = names.filter((name) => findTool(name) === undefined)
  if (missing.length === 0 || !existsSync('/usr/bin/apt-get')) return
  report(`Fetching ${missing.join(', ')} for the checks (once; needs the network) ...`)
  const [lists, archives] = [join(folder, 'lists'), join(folder, 'archives')]
  for (const path of [join(lists, 'partial'), join(archives, 'partial'), unpacked])
    mkdirSync(path, { recursive: true })
  const apt = (...args) =>
    run(
      'apt-get',
      [
        ...['-qq', '-o', 'Debug::NoLocking=1', '-o', `Dir::State::lists=${lists}`],
        ...[
          '-o',
          `Dir::Cache::archives=${archives}`,
          '-o',
          'Dir::Cache::pkgcache=',
          '-o',
          'Dir::Cache::srcpkgcache=',
        ],
        ...['-o', 'APT::Sandbox::User=', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1'],
        ...args,
      ],
      { env: { DEBIAN_FRONTEND: 'noninteractive' }, limitSeconds: 240 },
    )
  await apt('update')
  const packages = missing.map((name) => toolPackages[name])
  const { code, output } = await apt(
    'install',
    '-y',
    '--no-install-recommends',
    '--download-only',
    ...packages,
  )
  if (code !== 0) report(`They could not be fetched:\n${output.trim()}`)
  for (const name of readdirSync(archives).filter((file) => file.endsWith('.deb')))
    await run('dpkg-deb', ['-x', join(archives, name), unpacked], { limitSeconds: 60 })
  rmSync(archives, { recursive: true, force: true })
  rmSync(lists, { recursive: true, force: true })
}
