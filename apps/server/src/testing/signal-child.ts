import { handleSignals } from '../wiring/signals.ts'

/** A program that takes the given milliseconds to stop cleanly. */
const [stopMs = '0'] = process.argv.slice(2)
handleSignals({
  stop: async () => {
    console.log('stopping')
    await new Promise((resolve) => setTimeout(resolve, Number(stopMs)))
    return 0
  },
  force: async () => console.log('forced'),
})
setInterval(() => {}, 60_000)
console.log('ready')
