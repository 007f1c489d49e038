import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { findChromium } from './checks/chromium.mjs'
import { readCommandLine } from './prepare/command-line.mjs'
import { prepareOrStop, print, stopWith } from './prepare/prepare.mjs'
import { inProject } from './prepare/project.mjs'

readCommandLine(`
Usage: npm run pictures

Makes the pictures of README and of the owner's guide anew: starts a shop in demo mode in a temporary folder, fills it
with sample orders, and writes what a browser shows to docs/pictures. It takes about a minute. Look at them before you
commit them; npm start builds the guide with them.
`)

await prepareOrStop(print)
const browser = await findChromium(print)
if ('problem' in browser) stopWith(new Error(browser.problem))
const run = spawn(
  process.execPath,
  [inProject('node_modules/@playwright/test/cli.js'), 'test', '-c', inProject('e2e/pictures')],
  { stdio: 'inherit', env: { ...process.env, CHROMIUM: browser.path } },
)
const [code] = await once(run, 'exit')
process.exit(code ?? 1)
