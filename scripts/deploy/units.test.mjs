import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findTool, howToInstall } from '../checks/debian-tools.mjs'
import { inProject } from '../prepare/project.mjs'
import { unitProblems } from './units.mjs'

const isThere = findTool('systemd-analyze') !== undefined
const shipped = readFileSync(inProject('deploy/dimsum.service'), 'utf8')

/** Problems of the shop's unit after replacing a part of it. @param {RegExp} part @param {string} other */
async function problemsWith(part, other) {
  const text = shipped.replace(part, other)
  expect(text).not.toBe(shipped)
  const folder = mkdtempSync(join(tmpdir(), 'dimsum-unit-'))
  writeFileSync(join(folder, 'dimsum.service'), text)
  const problems = await unitProblems(folder)
  rmSync(folder, { recursive: true })
  return problems.join('\n')
}

describe.skipIf(!isThere)(isThere ? 'a unit' : `a unit (${howToInstall('systemd-analyze')})`, () => {
  test.each([
    ['runs as root', /^User=dimsum$/m, 'User=root', 'has no user of its own'],
    ['cannot be enabled', /\[Install\]\n.*\n/, '', 'cannot be enabled'],
    ['starts before the network', /network-online\.target time/, 'time', 'does not wait for the network'],
    ['cannot see its addresses', / AF_NETLINK$/m, '', 'cannot start with HOST=0.0.0.0'],
    ['stays down after an end', /^Restart=always$/m, 'Restart=on-failure', 'stays down after a clean end'],
    ['prints the first password', /^Environment=ADMIN_PASSWORD_FILE=.*\n/m, '', 'into the journal'],
    [
      'holds a secret',
      /^Environment=DATA_DIR.*$/m,
      'Environment=METRICS_TOKEN=abc',
      'a secret everybody may read',
    ],
    ['may do what it need not', /^(Protect|Private|Restrict|Capability|SystemCall).*\n/gm, '', 'exposure'],
    ['has a word systemd does not know', /^RestartSec=5$/m, 'RestartSec=soon', 'Failed to parse'],
  ])('that %s is refused', async (_name, part, other, named) => {
    expect(await problemsWith(part, other)).toContain(named)
  })
})
