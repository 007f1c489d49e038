import { join } from 'node:path'
import { compress } from './compress.mjs'
import { putInPlace } from './put-in-place.mjs'

/** The last step of an app's build, in its folder: what Vite built is compressed and put where the server serves it from. */
const built = join(process.cwd(), 'dist/client.new')
await compress(built)
putInPlace(built, join(process.cwd(), 'dist/client'))
