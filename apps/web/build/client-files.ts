import { readFileSync } from 'node:fs'
import type { Manifest, Plugin } from 'vite'

const manifestFile = new URL('../dist/client/.vite/manifest.json', import.meta.url)

/** `virtual:client-files`: what the server build must know of the client build (`src/client-files.d.ts`). */
export function clientFiles(): Plugin {
  const id = 'virtual:client-files'
  return {
    name: 'client-files',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(source) {
      if (source !== `\0${id}`) return null
      const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
      const app = filesOf(manifest, 'src/main.tsx')
      const pages = Object.keys(manifest).filter((key) => key.startsWith('src/pages/'))
      return `export default ${JSON.stringify({
        boot: `/${manifest['src/boot.ts']?.file}`,
        app: app.filter((file) => file !== `/${manifest['src/boot.ts']?.file}`),
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

/** A chunk's script, and all scripts and styles it cannot start without. */
function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  const own = [chunk.file, ...(chunk.css ?? [])].map((file) => `/${file}`)
  return [...own, ...(chunk.imports ?? []).flatMap((imported) => filesOf(manifest, imported, seen))]
}
