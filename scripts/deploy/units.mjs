import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findTool, howToInstall } from '../checks/debian-tools.mjs'
import { inProject } from '../prepare/project.mjs'
import { run } from '../prepare/run-command.mjs'

/** The scale of `systemd-analyze security`: 0 is well protected, 10 is exposed; below 2 is rated OK. */
const maxExposure = 2

/** Programs of other packages that a unit runs; a missing one is replaced by another while the unit is verified. */
const elsewhere = ['/usr/bin/node', '/usr/bin/rsync']

/**
 * Problems of the systemd units in `folder`: those that `systemd-analyze` reports, and further ones.
 * @param {string} [folder]
 * @returns {Promise<string[]>}
 */
export async function unitProblems(folder = inProject('deploy')) {
  const tool = findTool('systemd-analyze')
  if (!tool) return [howToInstall('systemd-analyze')]
  const copy = mkdtempSync(join(tmpdir(), 'dimsum-units-'))
  const problems = []
  try {
    for (const name of readdirSync(folder).filter((file) => /\.(service|timer)$/.test(file))) {
      const text = readFileSync(join(folder, name), 'utf8')
      const file = join(copy, name)
      writeFileSync(
        file,
        elsewhere.reduce((all, path) => all.replaceAll(path, '/bin/sh'), text),
      )
      if (name.endsWith('.service')) problems.push(...serviceProblems(name, text))
    }
    for (const name of readdirSync(copy)) {
      const verified = await run(tool.path, ['verify', '--man=no', join(copy, name)], {
        ...tool,
        limitSeconds: 60,
      })
      if (verified.code !== 0 || verified.output.includes(copy))
        problems.push(`${name}: ${verified.output.trim()}`)
      if (!name.endsWith('.service')) continue
      const args = [
        'security',
        '--offline=true',
        `--threshold=${maxExposure * 10}`,
        '--no-pager',
        join(copy, name),
      ]
      const { code, output } = await run(tool.path, args, { ...tool, limitSeconds: 60 })
      if (code !== 0) problems.push(`${name}: ${output.trim().split('\n').at(-1)}`)
    }
    return problems
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** @param {string} name @param {string} text */
function serviceProblems(name, text) {
  const has = (pattern, problem) => (pattern.test(text) ? [] : [`${name} ${problem}`])
  const isStarted = !/^Type=oneshot$/m.test(text)
  return [
    ...has(/^User=(?!root$)\S+$/m, 'has no user of its own'),
    ...has(/^After=.*network-online\.target/m, 'does not wait for the network'),
    ...has(/^Wants=.*network-online\.target/m, 'does not ask for the network'),
    ...(isStarted ? has(/^\[Install\]\nWantedBy=\S+$/m, 'cannot be enabled') : []),
    ...(isStarted
      ? has(/^RestrictAddressFamilies=.*\bAF_NETLINK\b/m, 'cannot start with HOST=0.0.0.0: no netlink')
      : []),
    ...(isStarted ? has(/^Restart=always$/m, 'stays down after a clean end that nobody asked for') : []),
    ...(isStarted
      ? has(/^Environment=ADMIN_PASSWORD_FILE=\S+$/m, 'prints the first password into the journal')
      : []),
    ...(/^Environment=.*(PASSWORD|KEY|TOKEN|URL)=/m.test(text.replace(/^Environment=\w+_FILE=.*$/gm, ''))
      ? [`${name} holds a secret everybody may read`]
      : []),
  ]
}
