import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { screens } from '../../../apps/desk/src/screens.ts'

const deskPaths = screens.map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/*$`))

/** Answers each path with the document of the app that has a screen there, as the server does. */
function documentOfPath(): Plugin {
  return {
    name: 'document-of-path',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        const [pathname = '/'] = (request.url ?? '/').split('?')
        const wantsPage = request.headers.accept?.includes('text/html') && !/^\/api\/|[.]/.test(pathname)
        if (wantsPage) {
          request.url = deskPaths.some((path) => path.test(pathname))
            ? '/desk/index.html'
            : '/shop/index.html'
        }
        next()
      })
    },
  }
}

/** Shop and desk with hot reload, on one address as in the served shop (`npm run dev`). */
export default defineConfig({
  plugins: [documentOfPath(), react(), tailwindcss()],
  appType: 'mpa',
  publicDir: 'shop/public',
  cacheDir: fileURLToPath(new URL('../../../.cache/vite', import.meta.url)),
  server: { proxy: { '/api': process.env.API_ORIGIN ?? 'http://127.0.0.1:3000' } },
})
