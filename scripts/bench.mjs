import { spawnSync } from 'node:child_process'
import { readCommandLine } from './prepare/command-line.mjs'
import { prepare, print, stopWith } from './prepare/prepare.mjs'
import { inProject, root } from './prepare/project.mjs'

const { seconds = '5' } = readCommandLine(
  `
Usage: npm run bench [-- --seconds N]

Measures the built shop on this machine: starts, order placement, reads, memory. Every figure stands beside its limit,
measured in the same run. N is how long each figure is measured, 5 unless given. Figures are kept in bench/results.
`,
  { seconds: { type: 'string' } },
)

try {
  await prepare(print)
} catch (error) {
  stopWith(error)
}
const { build } = await import('esbuild')
const outfile = inProject('bench/dist/main.js')
await build({
  entryPoints: [inProject('bench/main.ts')],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external: ['pg', 'autocannon'],
  logLevel: 'warning',
})
const run = spawnSync(process.execPath, [outfile, seconds], { cwd: root, stdio: 'inherit' })
process.exit(run.status ?? 1)
