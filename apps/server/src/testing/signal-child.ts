import { handleSignals } from '../wiring/signals.ts'

/** A program that takes the given milliseconds to stop cleanly; `reload` when it also takes SIGHUP. */
const [stopMs = '0', canReload] = process.argv.slice(2)
handleSignals({
  stop: async () => {
    console.log('stopping')
    await new Promise((resolve) => setTimeout(resolve, Number(stopMs)))
    return 0
  },
  force: async () => console.log('forced'),
  ...(canReload && { reload: () => console.log('reloading') }),
})
setInterval(() => {}, 60_000)
console.log('ready')
