import { inProject } from '../prepare/project.mjs'
import { run } from '../prepare/run-command.mjs'

/**
 * Test files with a long form, in groups with one command each: a failed group does not hide the others.
 * @type {Record<string, string[]>}
 */
export const groups = {
  'hostile words': ['e2e/journeys/hostile-words.laptop'],
  'kills and disks': ['apps/server/src/faults/killed', 'apps/server/src/faults/disk-full'],
  statements: ['apps/server/src/faults/statements'],
  races: ['apps/server/src/faults/races'],
  'access and leaks': [
    'apps/server/src/platform/http/access/access-table',
    'apps/server/src/faults/leaks',
    'apps/server/src/faults/cross-site',
  ],
  'guessing and timing': [
    'apps/server/src/shop/team/guessing',
    'apps/server/src/shop/orders/access/order-access',
    'apps/server/src/faults/timing',
  ],
  'document fuzz': ['apps/server/src/faults/document-fuzz'],
  'payment messages': [
    'apps/server/src/payments/notifications/forged-messages',
    'apps/server/src/payments/notifications/message-order',
    'apps/server/src/payments/payments.model',
    'apps/server/src/payments/money-histories',
    'apps/server/src/payments/reconcile/reconcile',
  ],
  'messages to customers': ['apps/server/src/faults/outbox-kills', 'apps/server/src/shop/whatsapp/whatsapp'],
  'backup and restore': [
    'apps/server/src/platform/backup/backup',
    'apps/server/src/platform/backup/restore-drill',
  ],
  clocks: ['apps/server/src/faults/clocks'],
  stops: ['apps/server/src/faults/stops'],
  photos: ['apps/server/src/shop/photos/photos'],
  overload: ['apps/server/src/faults/load'],
  soak: ['apps/server/src/faults/soak'],
  cluster: ['scripts/cluster/drill.mjs'],
}

/** Timeout of one group in seconds. */
const limitSeconds = 5400

/** @param {string[]} files */
const testRun = (files) => [
  inProject('node_modules/vitest/vitest.mjs'),
  'run',
  '--no-color',
  '--no-file-parallelism',
  ...files,
]

/** @param {string[]} files */
const browserRun = (files) => [
  inProject('node_modules/@playwright/test/cli.js'),
  'test',
  '-c',
  'e2e',
  '--project=laptop',
  '--workers=1',
  ...files.map((name) => name.split('/').at(-1) ?? name),
]

/** The command of a group: Playwright, Node.js alone, or Vitest. @param {string[]} files */
const commandOf = (files) => {
  if (files.some((name) => name.startsWith('e2e/'))) return browserRun(files)
  return files.some((name) => name.endsWith('.mjs')) ? files.map((name) => inProject(name)) : testRun(files)
}

/**
 * Runs the long form of a group with one seed.
 * @param {string[]} files
 * @param {{ seed: number, soakMinutes: number, modelSteps: number }} options
 * @returns {Promise<string | undefined>} the output of a failure
 */
export async function runGroup(files, { seed, soakMinutes, modelSteps }) {
  const { code, output } = await run(process.execPath, commandOf(files), {
    limitSeconds,
    env: {
      CI: '1',
      NO_COLOR: '1',
      FORCE_COLOR: '0',
      FAULTS_SCALE: 'long',
      FAULTS_SEED: String(seed),
      FAULTS_SOAK_MINUTES: String(soakMinutes),
      // The payment suites have settings of their own.
      PAYMENT_SEED: String(seed),
      MODEL_SEED: String(seed),
      MODEL_STEPS: String(modelSteps),
      MONEY_SEED: String(seed),
      MONEY_HISTORIES: '10000',
    },
  })
  return code === 0 ? undefined : output
}
