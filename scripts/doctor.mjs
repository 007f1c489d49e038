import { pathToFileURL } from 'node:url'
import { prepare, print, stopWith } from './prepare/prepare.mjs'
import { inProject } from './prepare/project.mjs'

try {
  await prepare(print)
} catch (error) {
  stopWith(error)
}

process.setSourceMapsEnabled(true)
await import(pathToFileURL(inProject('apps/server/dist/doctor.js')).href)
