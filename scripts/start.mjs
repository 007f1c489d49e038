import { pathToFileURL } from 'node:url'
import { readCommandLine } from './prepare/command-line.mjs'
import { prepare, print, stopWith } from './prepare/prepare.mjs'
import { inProject } from './prepare/project.mjs'

readCommandLine(`
Usage: npm start

Installs the locked packages and builds the shop when that is needed, then serves it on http://127.0.0.1:3000.
Ctrl-C stops the shop and its database. Settings: .env.example explains each; copy it to .env to change one.
`)

try {
  await prepare(print)
} catch (error) {
  stopWith(error)
}

// The server runs in this very process: one process less in memory, and a signal to it is a signal to the shop.
process.setSourceMapsEnabled(true)
await import(pathToFileURL(inProject('apps/server/dist/main.js')).href)
