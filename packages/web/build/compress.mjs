import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const textTypes = new Set(['.js', '.css', '.svg', '.json', '.html', '.txt', '.webmanifest'])
/** Below this size the headers of a compressed response cost more than it saves. */
const minBytes = 512

/**
 * Writes `.br` and `.gz` files beside every text file of a client build, for precompressed responses. Pictures and
 * fonts are compressed formats already.
 * @param {string} folder
 */
export async function compress(folder) {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  await Promise.all(
    files
      .filter(
        (file) => file.isFile() && textTypes.has(extname(file.name)) && !file.parentPath.endsWith('.vite'),
      )
      .map(async (file) => {
        const path = join(file.parentPath, file.name)
        const bytes = await readFile(path)
        if (bytes.length < minBytes) return
        const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
        await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params: quality }))
        await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
      }),
  )
}
