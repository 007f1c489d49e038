import { sentencesPage } from './checks/sentences.mjs'
import { readCommandLine } from './prepare/command-line.mjs'
import { print } from './prepare/prepare.mjs'

readCommandLine(`
Usage: npm run sentences

Prints every sentence of the screens as Markdown tables: name, Indonesian, English. Bold: shown while no language is chosen.
`)

print(sentencesPage())
