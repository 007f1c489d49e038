import { checkBackups } from '../doctor/check-backups.ts'
import { checkDatabase } from '../doctor/check-database.ts'
import { checkClock, checkFolder } from '../doctor/check-machine.ts'
import { checkOrigin } from '../doctor/check-origin.ts'
import { checkKeys } from '../doctor/check-payments.ts'
import { checkWhatsapp } from '../doctor/check-whatsapp.ts'
import { type Finding, fault, fine, lineOf, note } from '../doctor/finding.ts'
import { idleLines, loadSettings, type Settings } from '../platform/config/config.ts'
import { StartProblem } from '../platform/config/start-problem.ts'
import { readCommand } from '../wiring/command-line.ts'
import { print } from '../wiring/print.ts'

const usage = `Usage: npm run doctor [-- --local]

Checks Node.js, settings, disk, clock, database, payment keys, WhatsApp, TLS, the notification address and the backups,
beside a running shop or before its start, and says how to fix each fault. Changes nothing.

  --local  makes no call outside this machine: neither to Midtrans, Meta nor to the shop's public address

Exit code: 0 no fault, 1 faults, 2 wrong arguments.`

function settingsOrFault(): Settings | Finding {
  try {
    return loadSettings()
  } catch (error) {
    if (error instanceof StartProblem) return fault('Settings', error.message, error.nextStep)
    throw error
  }
}

const { local: isLocal } = readCommand(
  usage,
  { options: { local: { type: 'boolean', default: false } } },
  ({ values }) => values,
)
const settings = settingsOrFault()
/** Its version was checked before this program was loaded (scripts/prepare/node-version.mjs). */
const node = fine('Node.js', process.versions.node)
/** Run in parallel. Listed so that a fault comes before the faults that it causes. */
const looks: (Finding | Promise<Finding | Finding[]>)[] =
  'state' in settings
    ? [node, settings]
    : [
        node,
        ...idleLines().map((sentence) => note('Settings', sentence)),
        checkFolder('Disk of the data', settings.dataDir),
        ...(settings.backup.folder ? [checkFolder('Disk of the backups', settings.backup.folder)] : []),
        checkClock(),
        checkDatabase(settings),
        ...(isLocal
          ? []
          : [
              checkKeys(settings.payment),
              checkWhatsapp(settings.messages.whatsapp),
              checkOrigin(settings.publicOrigin),
            ]),
        checkBackups(settings),
      ]
const findings = (await Promise.all(looks)).flat()
print(...findings.map(lineOf))
const faults = findings.filter(({ state }) => state === 'fault').length
print('', faults === 0 ? 'No fault was found.' : `${faults} fault${faults === 1 ? '' : 's'} to fix.`)
process.exit(faults === 0 ? 0 : 1)
