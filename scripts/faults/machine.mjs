import { spawnSync } from 'node:child_process'
import { cpus, totalmem } from 'node:os'
import { root } from '../prepare/project.mjs'

/** The machine and system of a run, so that its figures can be compared. */
export const machine = () => ({
  processor: cpus()[0]?.model.trim() ?? 'unknown',
  cores: cpus().length,
  memoryGiB: Math.round(totalmem() / 2 ** 30),
  system: `${process.platform} ${process.arch}`,
  node: process.version,
})

/** The current commit, with a plus sign when the tree has changes; empty outside of a repository. */
export function commit() {
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? ''
  return (
    git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain', '--untracked-files=no') ? '+' : '')
  )
}
