import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const textTypes = new Set(['.js', '.css', '.svg', '.json', '.html', '.txt', '.webmanifest'])
/** Below this a compressed copy saves less than its headers cost. */
const smallestBytes = 512

/**
 * Writes `.br` and `.gz` beside every text file of a client build, so the server never compresses a file twice. Pictures and
 * fonts are compressed already.
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
        if (bytes.length < smallestBytes) return
        const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
        await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params: quality }))
        await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
      }),
  )
}
