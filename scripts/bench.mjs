import { spawnSync } from 'node:child_process'
import { readCommandLine } from './prepare/command-line.mjs'
import { prepareOrStop, print } from './prepare/prepare.mjs'
import { inProject, root } from './prepare/project.mjs'

const {
  seconds = '4',
  only,
  'no-history': noHistory,
} = readCommandLine(
  `
Usage: npm run bench [-- --seconds N] [--only phase,…] [--no-history]

Measures the built shop on this machine, prints every figure beside its limit from the same run, and appends one line to
bench/history.jsonl. A whole run takes a quarter of an hour. Run nothing else meanwhile: the figures are ratios, but a
busy machine blurs them.

  --seconds N      seconds per figure; 4 unless given
  --only a,b       only these parts:
                     starts         first and later starts, idle memory, size of the installation
                     orders         order placement at 1, 8, 32 and 128 connections, beside the same transaction
                                    through the driver and from a C client (pgbench, if installed)
                     reads          one order, tracking, reviews, availability and landing page, beside a bare
                                    route of Fastify that sends the same bytes
                     admin          every call of the desk at 1,000, 100,000 and 1,000,000 orders
                     notifications  intake of payment messages, beside one committed row through the driver
                     outbox         order placement beside 10,000 waiting messages and a slow push service, and
                                    without them
                     streams        1,000 live screens: time from a change to its message
                     peak           the busiest hour of 1 to 10,000 kitchens on this machine (docs/scaling.md)
                     pages          bytes and vitals of the pages in a browser, beside their limits
  --no-history     append nothing

Orders, reads and pages are measured with a menu of 40 packages, twelve of them with a photo.
`,
  { seconds: { type: 'string' }, only: { type: 'string' }, 'no-history': { type: 'boolean' } },
)

await prepareOrStop(print)
const { build } = await import('esbuild')
await build({
  entryPoints: ['main', 'bare-server'].map((name) => inProject(`bench/${name}.ts`)),
  outdir: inProject('bench/dist'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  logLevel: 'warning',
})
const options = [
  '--seconds',
  seconds,
  ...(only ? ['--only', only] : []),
  ...(noHistory ? ['--no-history'] : []),
]
const run = spawnSync(process.execPath, [inProject('bench/dist/main.js'), ...options], {
  cwd: root,
  stdio: 'inherit',
})
process.exit(run.status ?? 1)
