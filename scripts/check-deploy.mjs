import { reportLine, summarise } from './checks/result.mjs'
import { runDeployChecks } from './deploy/checks.mjs'
import { readCommandLine } from './prepare/command-line.mjs'
import { prepareOrStop, print } from './prepare/prepare.mjs'

const { short: isShort = false } = readCommandLine(
  `
Usage: npm run check:deploy [-- --short]

Checks the files for servers: commands, files and links of the documents; systemd units; nginx and Caddy configuration and
the health check; the compose file; the image, whose steps run as an unprivileged account and which is then started; the
marked commands of the documents in a clean folder. On Debian it downloads the programs it needs into .cache. Takes some
minutes.

  --short  without the image and the commands: seconds; npm test does this
`,
  { short: { type: 'boolean' } },
)

await prepareOrStop(print)
const results = await runDeployChecks(print, { isShort })
for (const result of results) print(reportLine(result))
process.exit(summarise(results))
