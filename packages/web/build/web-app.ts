import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { clientFiles } from './client-files.ts'

/** One of the two apps in the browser. */
type WebApp = {
  /** Its folder, absolute. */
  folder: string
  /** More scripts than `boot.ts`, by name: their addresses never change. */
  fixedScripts?: Record<string, string>
}

/** What an app's sources need in a browser, built or not. */
export const appPlugins = () => [react(), tailwindcss()]

/**
 * Two builds of an app, one after the other (`npm run build`):
 * - client: `boot.ts` and what it leads to, styles, fonts and pictures, all with hashed names;
 * - server (`--ssr`): `entry-server.tsx`, which renders whole documents and knows the client's file names.
 * No script is ever written into a document, so the content policy needs no exception for scripts.
 */
export const webApp = ({ folder, fixedScripts = {} }: WebApp) =>
  defineConfig(({ isSsrBuild }) => ({
    plugins: [...appPlugins(), clientFiles(folder)],
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
              },
            },
          }),
    },
  }))
