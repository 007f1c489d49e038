import { pathToFileURL } from 'node:url'
import { prepare, stopWith } from './prepare/prepare.mjs'
import { inProject } from './prepare/project.mjs'

try {
  // Progress goes beside the answer, which other programs read.
  await prepare((line) => process.stderr.write(`${line}\n`))
} catch (error) {
  stopWith(error)
}

process.setSourceMapsEnabled(true)
await import(pathToFileURL(inProject('apps/server/dist/database.js')).href)
