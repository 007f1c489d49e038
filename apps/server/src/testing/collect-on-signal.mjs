/**
 * Preloaded into a shop under test: SIGUSR2 collects its garbage, so that only used memory is measured, and prints how
 * often it has. V8 rarely collects a small heap by itself, which would look like growth.
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')
let collected = 0
process.on('SIGUSR2', () => {
  collect()
  collected += 1
  process.stdout.write(`collected ${collected}\n`)
})
