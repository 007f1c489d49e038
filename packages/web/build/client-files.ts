import { readFileSync } from 'node:fs'
import type { Manifest, Plugin } from 'vite'

/** `virtual:client-files`: file names of the client build, for the server build (`src/virtual-modules.d.ts`). */
export function clientFiles(folder: string): Plugin {
  const id = 'virtual:client-files'
  return {
    name: 'client-files',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(source) {
      if (source !== `\0${id}`) return null
      const list = `${folder}/dist/client.new/.vite/manifest.json`
      const manifest: Manifest = JSON.parse(readFileSync(list, 'utf8'))
      const boot = manifest['src/boot.ts']?.file
      const app = filesOf(manifest, 'src/main.tsx')
      if (!boot || app.length === 0) this.error('The client build has no boot.ts or main.tsx.')
      const pages = Object.keys(manifest).filter((key) => key.startsWith('src/pages/'))
      return `export default ${JSON.stringify({
        boot: `/${boot}`,
        app: app.filter((file) => file !== `/${boot}`),
        pages: Object.fromEntries(
          pages.map((key) => [
            key.slice('src/pages/'.length, -'.tsx'.length),
            filesOf(manifest, key).filter((file) => !app.includes(file)),
          ]),
        ),
      })}`
    },
  }
}

/** A chunk's script, and all scripts and styles that it imports. */
function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  const own = [chunk.file, ...(chunk.css ?? [])].map((file) => `/${file}`)
  return [...own, ...(chunk.imports ?? []).flatMap((imported) => filesOf(manifest, imported, seen))]
}
