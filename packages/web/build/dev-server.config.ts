import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import type { Screen } from '../src/routes/route-table.ts'

const pathOf = (url = '/') => url.split('?')[0] ?? '/'

/** Serves each path with the document of the app that has a screen there, like the real server. */
function documentOfPath(): Plugin {
  return {
    name: 'document-of-path',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        const isScreen = !/^\/api\/|[.]/.test(pathOf(request.url))
        if (request.headers.accept?.includes('text/html') && isScreen) request.url = '/index.html'
        next()
      })
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { server, originalUrl }) {
        // Loaded through Vite, because Node.js 20 cannot import TypeScript.
        const { screens } = (await server?.ssrLoadModule('/desk/src/screens.ts')) as { screens: Screen[] }
        const isDesk = screens.some(({ path }) =>
          new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/*$`).test(pathOf(originalUrl)),
        )
        return isDesk ? html.replaceAll('/shop/', '/desk/') : html
      },
    },
  }
}

/** Shop and desk with hot reload on one origin, as in production (`npm run dev`). */
export default defineConfig({
  plugins: [documentOfPath(), react(), tailwindcss()],
  appType: 'mpa',
  publicDir: 'shop/public',
  cacheDir: fileURLToPath(new URL('../../../.cache/vite', import.meta.url)),
  server: { proxy: { '/api': process.env.API_ORIGIN ?? 'http://127.0.0.1:3000' } },
})
