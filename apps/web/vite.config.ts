import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Manifest, type Plugin } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * Two builds, one after the other (`npm run build`):
 * - client: `boot.ts` and what it leads to, the service worker, styles, fonts and pictures, all with hashed names;
 * - server (`--ssr`): `entry-server.tsx`, which draws whole documents and knows the client's file names.
 * No script is ever written into a document, so the content policy needs no exception for scripts.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), clientFiles(), ...(isSsrBuild ? [] : [withoutJsonSchema()])],
  server: { proxy: { '/api': process.env.API_ORIGIN ?? 'http://127.0.0.1:3000' } },
  ssr: { noExternal: true },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    ...(isSsrBuild
      ? { outDir: 'dist/server', copyPublicDir: false }
      : { outDir: 'dist/client', manifest: true, rolldownOptions: client }),
  },
}))

type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

const imports = new Map<string, Set<string>>()

/** A file and every module it imports at once (not on need). */
function importsOf(file: string, graph: Graph): Set<string> {
  const known = imports.get(file)
  if (known) return known
  const found = new Set<string>()
  const collect = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) collect(imported)
  }
  collect(here(file))
  imports.set(file, found)
  return found
}

function chunkOfEntries(id: string, graph: Graph): string | null {
  const isNeededBy = (file: string) => importsOf(file, graph).has(id)
  if (isNeededBy('./src/boot.ts')) return 'boot'
  if (isNeededBy('./src/main.tsx')) return 'app'
  if (isNeededBy('./src/pages/landing-page.tsx') && sharedParts.test(id)) return 'app'
  return isNeededBy('./src/ui/dialog.tsx') ? 'dialog' : null
}

/** Our own pieces that are not one page's alone. */
const sharedParts = /\/src\/(ui|components|api)\/|\/images\/|packages\/(domain|contract)\/|lucide-react/

/** Schemas, the forms around them, and what makes them speak the shop's sentences. */
const schemas =
  /node_modules\/(zod|react-hook-form|@hookform)\/|packages\/contract\/src\/(?!order-links)|\/src\/api\/schema-setup/

const client = {
  input: { boot: here('./src/boot.ts'), 'service-worker': here('./src/service-worker.ts') },
  output: {
    // A worker's address must not change, or old ones would never be replaced.
    entryFileNames: ({ name }: { name: string }) =>
      name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js',
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        // The libraries under every page change rarely: one file, cached across releases.
        {
          name: 'framework',
          test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|@tanstack)\//,
        },
        // What a document starts with; what the app needs to run, with the parts its landing page shares; dialogs.
        { name: chunkOfEntries },
        // Forms with their schemas; tabs with their library; the small parts that other pages share. No part may import
        // a file that imports parts: each would wait for the other.
        { name: 'forms', test: schemas },
        {
          name: 'controls',
          test: /node_modules\/(@?radix-ui|@floating-ui)\/|\/src\/ui\/(tabs|tooltip)/,
          minShareCount: 2,
        },
        { name: 'parts', test: sharedParts, minShareCount: 2 },
      ],
    },
  },
}

/** `virtual:client-files`: what the server build must know of the client build (`src/client-files.d.ts`). */
function clientFiles(): Plugin {
  const id = 'virtual:client-files'
  return {
    name: 'client-files',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(source) {
      if (source !== `\0${id}`) return null
      const manifest: Manifest = JSON.parse(readFileSync(here('./dist/client/.vite/manifest.json'), 'utf8'))
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

/** A chunk's script and all scripts it cannot start without. */
function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap((imported) => filesOf(manifest, imported, seen))]
}

/**
 * Leaves out the part of zod that describes schemas as JSON Schema: the server's API document needs it, no browser does,
 * and it is a fifth of the library. Its functions stay importable and do nothing.
 */
function withoutJsonSchema(): Plugin {
  return {
    name: 'without-json-schema',
    apply: 'build',
    transform(code, id) {
      if (!/\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/.test(id)) return null
      const declared = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(
        ([, name]) => `none as ${name}`,
      )
      const listed = [...code.matchAll(/^export \{ \w+ as (\w+) \}/gm)].map(([, name]) => `none as ${name}`)
      return { code: `const none = () => {}\nexport { ${[...declared, ...listed].join(', ')} }`, map: null }
    },
  }
}
