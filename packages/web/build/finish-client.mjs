import { join } from 'node:path'
import { compress } from './compress.mjs'
import { installFiles } from './install-files.mjs'

/** Last step of an app's build: compresses Vite's output and moves it into the served folder. */
const built = join(process.cwd(), 'dist/client.new')
await compress(built)
installFiles(built, join(process.cwd(), 'dist/client'))
