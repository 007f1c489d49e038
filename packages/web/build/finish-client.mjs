import { join } from 'node:path'
import { compress } from './compress.mjs'
import { putInPlace } from './put-in-place.mjs'

/** Last step of an app's build: compresses Vite's output and moves it into the served folder. */
const built = join(process.cwd(), 'dist/client.new')
await compress(built)
putInPlace(built, join(process.cwd(), 'dist/client'))
