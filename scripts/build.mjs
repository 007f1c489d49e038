import { build, parts, staleParts } from './prepare/build.mjs'
import { readCommandLine } from './prepare/command-line.mjs'
import { checkNodeVersion } from './prepare/node-version.mjs'
import { print, stopWith } from './prepare/prepare.mjs'

const { all } = readCommandLine(
  `
Usage: node scripts/build.mjs [--all]

Builds what changed since the last build: the server into apps/server/dist, the shop and the desk
into apps/shop/dist and apps/desk/dist.

  --all   builds everything
`,
  { all: { type: 'boolean' } },
)

checkNodeVersion()
const stale = all ? parts : staleParts()
try {
  if (stale.length > 0) await build(stale, print)
  else print('Everything is up to date.')
} catch (error) {
  stopWith(error)
}
