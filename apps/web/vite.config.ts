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
  plugins: [
    react(),
    tailwindcss(),
    clientFiles(),
    iconsOneByOne(),
    ...(isSsrBuild ? [] : [withoutJsonSchema(), withoutChunkCycles()]),
  ],
  server: { proxy: { '/api': process.env.API_ORIGIN ?? 'http://127.0.0.1:3000' } },
  ssr: { noExternal: true },
  // Left open, the server draws with React's development build: half as fast, and 1.4 MB more to read at each start.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
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

/**
 * Which file a module travels in. Whatever no line here speaks of stays with the page that uses it. The order matters:
 * the first line that fits wins.
 */
function chunkOf(id: string, graph: Graph): string | null {
  const neededBy = (...files: string[]) => files.filter((file) => importsOf(file, graph).has(id)).length
  if (framework.test(id)) return 'framework'
  if (schemas.test(id)) return 'schemas'
  if (ownerSchemas.test(id)) return 'owner-schemas'
  if (neededBy('boot.ts')) return 'boot'
  if (neededBy('main.tsx') || overlayIcons.test(id)) return 'app'
  if (overlay.test(id)) return 'overlay'
  if (ownerOverlay.test(id)) return 'desk'
  if (!sharedParts.test(id)) return null
  // The first page most people open: one file less to wait for.
  if (neededBy('pages/landing-page.tsx')) return 'app'
  const inShop = neededBy(...shopPages)
  const atDesk = neededBy(...ownerPages)
  if (inShop > 1 || (inShop === 1 && atDesk > 0)) return 'parts'
  return atDesk > 1 ? 'desk' : null
}

/** The libraries under every page change rarely: one file, cached across releases. */
const framework =
  /node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|@tanstack)\//

/** What judges a customer's forms: the small side of zod, and the schemas written with it. */
const schemas =
  /node_modules\/zod\/v4\/(core|mini)\/|@hookform|contract\/src\/(text-fields|place-order|write-review|error-texts)|\/api\/schema-setup/

/** The contract's schemas for the owner's forms, and what of zod only they need. */
const ownerSchemas = /node_modules\/zod\/|packages\/contract\/src\/(?!order-links)/

/** Our own pieces that are not one page's alone, and icons. */
const sharedParts = /\/src\/(ui|components|api)\/|\/images\/|packages\/(domain|contract)\/|lucide-react/

/** What opens over a page: wanted on a press, on most visits of most pages never. */
const overlay = /\/src\/ui\/(dialog|modal(-layer)?|return-focus|escape|use-presence|toast-card)\./

/** Questions that only the owner is asked. */
const ownerOverlay = /\/src\/ui\/alert-dialog\./

/** The overlay's icons, which pages have too: beside the pages' own, the first press would fetch a page's file for them. */
const overlayIcons = /lucide-react\/.*\/(x|circle-check|circle-exclamation-point|info)\.mjs$/

const shopPages = ['order', 'track-order', 'payment', 'payment-demo', 'invoice'].map(pageFile)
const ownerPages = [
  'admin',
  'admin-dapur',
  'admin-settings',
  'production-status',
  'payment-test',
  'webhook-test',
  'debug-midtrans',
].map(pageFile)

function pageFile(name: string) {
  return `pages/${name}-page.tsx`
}

type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

const known = new Map<string, ReadonlySet<string>>()

/** A file of `src/` and every module it imports at once (not on need). */
function importsOf(file: string, graph: Graph): ReadonlySet<string> {
  const before = known.get(file)
  if (before) return before
  const found = new Set<string>()
  const collect = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) collect(imported)
  }
  collect(here(`./src/${file}`))
  known.set(file, found)
  return found
}

const client = {
  input: { boot: here('./src/boot.ts'), 'service-worker': here('./src/service-worker.ts') },
  output: {
    // A worker's address must not change, or old ones would never be replaced.
    entryFileNames: ({ name }: { name: string }) =>
      name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js',
    codeSplitting: {
      // What a module imports goes where its own line says, not where it was first met.
      includeDependenciesRecursively: false,
      groups: [
        { name: chunkOf },
        // What else is shared, by pages with what they fetch on need.
        { name: 'pieces', test: sharedParts, minShareCount: 2 },
      ],
    },
  },
}

/**
 * Two files that import each other at once cannot both be started first: one of them meets names that do not exist yet,
 * and every page that uses them stays empty. Such a build is refused, with the files' names.
 */
function withoutChunkCycles(): Plugin {
  return {
    name: 'without-chunk-cycles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const done = new Set<string>()
      const visit = (file: string, path: readonly string[]) => {
        if (path.includes(file)) this.error(`Files that wait for each other: ${[...path, file].join(' > ')}`)
        const chunk = bundle[file]
        if (done.has(file) || chunk?.type !== 'chunk') return
        for (const imported of chunk.imports) visit(imported, [...path, file])
        done.add(file)
      }
      for (const file of Object.keys(bundle)) visit(file, [])
    },
  }
}

/**
 * Imports every icon from its own file. The library's one big list of them makes all pages seem to need all icons, and
 * the first page would carry the kitchen's.
 */
function iconsOneByOne(): Plugin {
  return {
    name: 'icons-one-by-one',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!/\/src\/.+\.tsx?$/.test(id) || !code.includes("'lucide-react'")) return null
      return {
        code: code.replace(/^import \{([^}]+)\} from 'lucide-react'$/gm, (_all, names: string) =>
          names
            .split(',')
            .flatMap((name) => name.trim() || [])
            .map(
              (name) =>
                `import ${name.replace(/^type /, 'type ')} from 'lucide-react/icons/${iconFile(name)}'`,
            )
            .join(';'),
        ),
        map: null,
      }
    },
  }
}

/** `CircleAlert` is in `circle-alert`, `Volume2` in `volume-2`. */
const iconFile = (name: string) => name.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase()

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

/** A chunk's script, and all scripts and styles it cannot start without. */
function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  const own = [chunk.file, ...(chunk.css ?? [])].map((file) => `/${file}`)
  return [...own, ...(chunk.imports ?? []).flatMap((imported) => filesOf(manifest, imported, seen))]
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
