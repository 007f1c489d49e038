import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { clientFiles } from './client-files.ts'

type WebApp = {
  /** Absolute path of the app's folder. */
  folder: string
  /** Scripts besides `boot.ts`, by name, with URLs that never change. */
  fixedScripts?: Record<string, string>
}

/** Vite plugins for an app's sources. */
export const appPlugins = () => [react(), tailwindcss()]

/**
 * Two builds of an app, one after the other (`npm run build`):
 * - client: `boot.ts` and its imports, styles, fonts and pictures, all with hashed names;
 * - server (`--ssr`): `entry-server.tsx`, which renders whole documents and imports the client's file names.
 * Documents contain no inline script, so the content policy needs no exception for scripts.
 */
export const webApp = ({ folder, fixedScripts = {} }: WebApp) =>
  defineConfig(({ isSsrBuild }) => ({
    plugins: [...appPlugins(), clientFiles(folder)],
    ssr: { noExternal: true },
    // Without it the server would use React's development build, which is slower and 0.7 MB larger.
    ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      ...(isSsrBuild
        ? { outDir: 'dist/server', copyPublicDir: false }
        : {
            // Moved by finish-client.mjs once it is complete.
            outDir: 'dist/client.new',
            manifest: true,
            rolldownOptions: {
              input: { boot: `${folder}/src/boot.ts`, ...fixedScripts },
              output: {
                // Without it the order form would load 25 files and the list of orders 67, six at a time.
                codeSplitting: {
                  groups: [
                    { name: 'boot', test: /src.boot\.ts$/, priority: 1 },
                    { name: 'shared', minShareCount: 3 },
                  ],
                },
                entryFileNames: ({ name }: { name: string }) =>
                  name in fixedScripts ? '[name].js' : 'assets/[name]-[hash].js',
              },
            },
          }),
    },
  }))
