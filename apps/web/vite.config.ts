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
  plugins: [react(), tailwindcss(), clientFiles()],
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

const client = {
  input: { boot: here('./src/boot.ts'), 'service-worker': here('./src/service-worker.ts') },
  output: {
    // A worker's address must not change, or old ones would never be replaced.
    entryFileNames: ({ name }: { name: string }) =>
      name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js',
    codeSplitting: {
      // The libraries every page needs change rarely: one file, cached across releases.
      groups: [
        {
          name: 'framework',
          test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|@tanstack)\//,
        },
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
