import { chownSync, existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bringTools, findTool, howToInstall, toolPackages } from '../checks/debian-tools.mjs'
import { run } from '../prepare/run-command.mjs'
import { backupCopyProblems } from './backup-copy.mjs'
import { commandProblems } from './commands.mjs'
import { composeProblems } from './compose.mjs'
import { documentProblems } from './documents.mjs'
import { caddyProblems, healthCheckProblems, nginxProblems } from './proxies.mjs'
import { replayImage } from './replay-image.mjs'
import { runDocuments } from './run-documents.mjs'
import { imageProblems } from './run-image.mjs'
import { unitProblems } from './units.mjs'
import { account } from './unprivileged.mjs'
import { upgradeProblems } from './upgrade.mjs'

/**
 * Checks everything shipped for a server: commands in documents, units, proxies, compose file and image.
 * @param {(line: string) => void} report
 * @param {{ isShort: boolean }} options short: seconds, without doing the Dockerfile's steps and without running documents
 * @returns {Promise<import('../checks/result.mjs').Result[]>}
 */
export async function runDeployChecks(report, { isShort }) {
  // Only on Debian, when they are missing.
  await bringTools(
    /** @type {import('../checks/debian-tools.mjs').ToolName[]} */ (Object.keys(toolPackages)),
    report,
  )
  /** @type {[string, import('../checks/debian-tools.mjs').ToolName[], () => Promise<string[]>][]} */
  const checks = [
    ['documents name what is there', [], () => documentProblems()],
    ['commands explain themselves', [], commandProblems],
    ['units of systemd', ['systemd-analyze'], () => unitProblems()],
    ['copy of the backups', ['rsync'], backupCopyProblems],
    ['configuration for nginx', ['nginx'], nginxProblems],
    ['configuration for Caddy', ['caddy'], caddyProblems],
    ['health check of the proxy', ['caddy'], healthCheckProblems],
    ['compose file', ['docker-compose'], () => composeProblems(isShort)],
  ]
  if (!isShort)
    checks.push([
      'image, upgrade and documented commands',
      ['psql', 'caddy'],
      () => imageAndDocuments(report),
    ])
  const results = []
  for (const [name, tools, look] of checks) {
    const missing = tools.filter((tool) => findTool(tool) === undefined)
    // Required on Debian; on other systems the check only says how to get them.
    if (missing.length > 0 && !existsSync('/usr/bin/apt-get')) {
      const how = missing.map(howToInstall).join(' ')
      results.push({ name: `${name} (${how})`, passed: 0, failed: 0, skipped: 1, seconds: 0, output: '' })
      continue
    }
    const startedAt = performance.now()
    const problems = await look().catch((error) => [String(error?.stack ?? error)])
    results.push({
      name,
      passed: problems.length === 0 ? 1 : 0,
      failed: problems.length === 0 ? 0 : 1,
      seconds: (performance.now() - startedAt) / 1000,
      output: problems.join('\n'),
    })
  }
  return results
}

/** @param {(line: string) => void} report */
async function imageAndDocuments(report) {
  const place = mkdtempSync(join(tmpdir(), 'dimsum-image-'))
  chownSync(place, account.uid, account.gid)
  try {
    report('Doing the steps of the Dockerfile (some minutes; needs the network) ...')
    const replayed = await replayImage(place, report)
    if ('problem' in replayed) return [replayed.problem]
    const { image } = replayed
    report('Running the documented commands in a clean folder, and the image on its database ...')
    return await runDocuments(join(image.stage('build'), 'shop'), place, async (url) => [
      ...(await imageProblems(image, url)),
      ...(await upgradeProblems(image, url)),
    ])
  } finally {
    await run('chmod', ['-R', 'u+w', place])
    // Faster than Node.js for a hundred thousand files.
    await run('rm', ['-rf', place])
  }
}
