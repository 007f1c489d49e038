import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findTool, howToInstall } from '../checks/debian-tools.mjs'
import { inProject } from '../prepare/project.mjs'
import { run } from '../prepare/run-command.mjs'

/**
 * Whether the unit that copies backups to another machine copies new ones and deletes removed ones there. A shell in a
 * folder simulates the other machine.
 * @returns {Promise<string[]>} problems
 */
export async function backupCopyProblems() {
  const tool = findTool('rsync')
  if (!tool) return [howToInstall('rsync')]
  const folder = mkdtempSync(join(tmpdir(), 'dimsum-copy-'))
  const [ours, other, shell] = ['ours', 'other', 'shell'].map((name) => join(folder, name))
  try {
    for (const path of [ours, other]) mkdirSync(path)
    // Called like ssh: the machine's name, then the command.
    writeFileSync(shell, `#!/bin/sh\nwhile [ "$1" != rsync ]; do shift; done\ncd ${other} && exec "$@"\n`)
    chmodSync(shell, 0o755)
    const unit = readFileSync(inProject('deploy/dimsum-backup-copy.service'), 'utf8')
    const command = (/^ExecStart=(.*)$/m.exec(unit)?.[1] ?? '')
      .replace('/usr/bin/rsync', tool.path)
      .replace(/--rsh="[^"]*"/, `--rsh=${shell}`)
      .replace('/var/backups/dimsum/', `${ours}/`)
    const copy = () =>
      run('sh', ['-c', command], {
        limitSeconds: 60,
        env: { ...tool.env, COPY_TO: 'dimsum@backup.example:dimsum-backups/' },
      })
    for (const name of ['old', 'new']) {
      writeFileSync(join(ours, `${name}.backup`), name)
      const { code, output } = await copy()
      if (code !== 0) return [`The copy of the backups ended with ${code}: ${output.trim()}`]
      rmSync(join(ours, 'old.backup'), { force: true })
    }
    await copy()
    const there = readdirSync(join(other, 'dimsum-backups'))
    return there.join() === 'new.backup' ? [] : [`The other machine holds ${there.join(', ') || 'nothing'}.`]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
