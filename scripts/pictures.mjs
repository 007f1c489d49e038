import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { findChromium } from './checks/chromium.mjs'
import { readCommandLine } from './prepare/command-line.mjs'
import { prepareOrStop, print, stopWith } from './prepare/prepare.mjs'
import { inProject } from './prepare/project.mjs'

readCommandLine(`
Usage: npm run pictures

Takes the pictures of README and owner's guide again: starts a shop in demo mode in a temporary folder, fills it with
sample orders, and writes screenshots to docs/pictures. Takes about a minute. Look at them before you commit them.
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
