import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { installFiles } from './install-files.mjs'

/**
 * Last step of an app's build: writes `.br` and `.gz` files beside every text file of Vite's output, for precompressed
 * responses, and moves all files into the served folder. Pictures and fonts are compressed formats already.
 */
const built = join(process.cwd(), 'dist/client.new')
const textFile = /\.(?:js|css|svg|json|html|txt|webmanifest)$/

for (const file of await readdir(built, { recursive: true })) {
  if (!textFile.test(file) || file.startsWith('.vite')) continue
  const path = join(built, file)
  const bytes = await readFile(path)
  // Below this size the headers of a compressed response cost more than it saves.
  if (bytes.length < 512) continue
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes))
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
}
installFiles(built, join(process.cwd(), 'dist/client'))
