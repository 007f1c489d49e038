import { reportLine, summarise } from './checks/result.mjs'
import { runDeployChecks } from './deploy/checks.mjs'
import { readCommandLine } from './prepare/command-line.mjs'
import { prepareOrStop, print } from './prepare/prepare.mjs'

const { short: isShort = false } = readCommandLine(
  `
Usage: npm run check:deploy [-- --short]

Checks what is shipped for servers: the documents' commands, files and links; the units of systemd; the configuration of
nginx and Caddy, and that the health check works; the compose file; the image, whose steps are done one after the other as
an account without rights, and which is then started; and the marked commands of the documents in a clean folder. On Debian
the programs it needs are fetched into .cache. It takes some minutes.

  --short  without the image and without running commands: seconds; npm test does this
`,
  { short: { type: 'boolean' } },
)

await prepareOrStop(print)
const results = await runDeployChecks(print, { isShort })
for (const result of results) print(reportLine(result))
process.exit(summarise(results))
