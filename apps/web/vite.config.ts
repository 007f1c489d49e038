import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { withoutChunkCycles } from './build/chunk-cycles.ts'
import { chunkOf, sharedParts } from './build/chunks.ts'
import { clientFiles } from './build/client-files.ts'
import { iconsOneByOne } from './build/icons-one-by-one.ts'
import { withoutJsonSchema } from './build/without-json-schema.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

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
  // Left open, the server draws with React's development build: slower, and 0.7 MB more to read at each start.
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
