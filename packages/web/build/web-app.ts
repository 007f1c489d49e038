import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { withoutChunkCycles } from './chunk-cycles.ts'
import { chunkOf, sharedParts } from './chunks.ts'
import { clientFiles } from './client-files.ts'
import { iconsOneByOne } from './icons-one-by-one.ts'
import { otherTexts } from './other-texts.ts'
import { withoutJsonSchema } from './without-json-schema.ts'

/** One of the two apps in the browser. */
type WebApp = {
  /** Its folder, absolute. */
  folder: string
  /** More scripts than `boot.ts`, by name: their addresses never change. */
  fixedScripts?: Record<string, string>
  /** The page most people open first: what it needs comes with the app, one file less to wait for. */
  firstPage?: string
  /** The page that most go on to: what only pages after it share is not fetched with it. */
  nextPage?: string
}

/** What an app's sources need in a browser, built or not. */
export const appPlugins = (folder: string) => [react(), tailwindcss(), otherTexts(folder)]

/**
 * Two builds of an app, one after the other (`npm run build`):
 * - client: `boot.ts` and what it leads to, styles, fonts and pictures, all with hashed names;
 * - server (`--ssr`): `entry-server.tsx`, which renders whole documents and knows the client's file names.
 * No script is ever written into a document, so the content policy needs no exception for scripts.
 */
export const webApp = ({ folder, fixedScripts = {}, firstPage, nextPage }: WebApp) =>
  defineConfig(({ isSsrBuild }) => ({
    plugins: [
      ...appPlugins(folder),
      clientFiles(folder),
      iconsOneByOne(),
      ...(isSsrBuild ? [] : [withoutJsonSchema(), withoutChunkCycles()]),
    ],
    ssr: { noExternal: true },
    // Left open, the server renders with React's development build: slower, and 0.7 MB more to read at each start.
    ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      ...(isSsrBuild
        ? { outDir: 'dist/server', copyPublicDir: false }
        : {
            // Put in place by finish-client.mjs, once all of it is there.
            outDir: 'dist/client.new',
            manifest: true,
            rolldownOptions: {
              input: { boot: `${folder}/src/boot.ts`, ...fixedScripts },
              output: {
                entryFileNames: ({ name }: { name: string }) =>
                  name in fixedScripts ? '[name].js' : 'assets/[name]-[hash].js',
                // Every import names its file, and a hash cannot be compressed: six characters are enough.
                chunkFileNames: 'assets/[name]-[hash:6].js',
                codeSplitting: {
                  // What a module imports goes where its own line says, not where it was first met.
                  includeDependenciesRecursively: false,
                  groups: [
                    { name: chunkOf(folder, firstPage, nextPage), debugName: 'chunks.ts' },
                    // What else is shared, by pages with what they fetch on need.
                    { name: 'pieces', test: sharedParts, minShareCount: 2 },
                  ],
                },
              },
            },
          }),
    },
  }))
