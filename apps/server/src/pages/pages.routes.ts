import type { LanguageChoice } from '@dimsum/words/sentence'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ShopError } from '../platform/errors/shop-error.ts'
import type { App } from '../platform/http/app.ts'
import { sendCompressed } from '../platform/http/compressed.ts'
import type { UnknownPage } from '../platform/http/errors/unknown-route.ts'
import { languageOfCookies } from '../platform/http/request/chosen-language.ts'
import { configuredOrigin } from '../platform/http/request/public-origin.ts'
import { cameraPermissions } from '../platform/http/security/security-headers.ts'
import { waitForEnd } from '../platform/jobs/periodic-job.ts'
import { loadPageBundles } from './page-bundle.ts'
import { pageFactsReader } from './page-facts.ts'
import type { PageParts, WebBuilds } from './page-parts.ts'
import { createPageStore, type PageStore, type ReadyFile } from './page-store.ts'
import { installWebFiles } from './web-files.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Renders the documents again. Calls that change menu or settings wait for it: a page that opens after them shows
     * the change. The wait has a max time, because the change is stored already and must not be answered with 503:
     * under load the documents follow. Other changes appear within half a minute.
     */
    pages: Pick<PageStore, 'refresh'>
  }
}

/** Polling interval for changes that did not call `refresh` (ms). */
const refreshEveryMs = 30_000

/** The same in every language. */
const texts = [
  '/robots.txt',
  '/.well-known/security.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/admin/manifest.webmanifest',
] as const

/** A document depends on the language cookie; the service worker reads which language it is in. */
const headersOf = ({ policy, language }: ReadyFile): Record<string, string> => ({
  ...(policy !== undefined && { 'content-security-policy': policy }),
  ...(language === undefined
    ? { vary: 'accept-encoding' }
    : { vary: 'accept-encoding, cookie', 'content-language': language }),
})

const languageOf = ({ headers }: FastifyRequest): LanguageChoice => languageOfCookies(headers.cookie)

const send = (request: FastifyRequest, reply: FastifyReply, file: ReadyFile | undefined): FastifyReply => {
  // Only while a starting process has not prerendered its documents yet.
  if (file === undefined) throw new ShopError('unavailable')
  return sendCompressed(request, reply.code(file.status).type(file.type).headers(headersOf(file)), file)
}

/** Whether the request is for a page, not for a file or data. */
const wantsPage = ({ url, headers }: FastifyRequest): boolean => {
  const lastPart = (url.split('?', 1)[0] ?? '').split('/').at(-1) ?? ''
  return !lastPart.includes('.') && /text\/html|\*\/\*/.test(headers.accept ?? '*/*')
}

/** The label scanner uses the camera: only this view of these pages may. */
const isLabelScanner = (page: string, { query }: FastifyRequest): boolean =>
  ['/admin/dapur', '/admin/kas'].includes(page) && (query as { view?: unknown }).view === 'scan'

/** Serves the documents of all screens (product.md section 2) from memory. */
const installPages = async (app: App, parts: PageParts, web: WebBuilds): Promise<UnknownPage> => {
  const bundles = await loadPageBundles(web)
  const store = createPageStore({
    bundles,
    origin: configuredOrigin(parts.config),
    paymentMode: parts.config.payment.mode,
    readFacts: pageFactsReader(parts, app.log),
    now: parts.now,
    onError: (error) => app.log.error({ err: error }, 'prerendering the pages failed'),
  })
  app.decorate('pages', { refresh: () => waitForEnd(store.refresh()) })
  const documents = [...bundles.shop.pagePaths, ...bundles.desk.pagePaths, '/offline']
  for (const name of [...documents, ...texts]) {
    app.get(name, { config: { access: 'anyone' }, schema: { hide: true } }, (request, reply) => {
      if (isLabelScanner(name, request)) reply.header('permissions-policy', cameraPermissions)
      return send(request, reply, store.get(name, languageOf(request)))
    })
  }
  const timer = setInterval(() => void store.refresh(), refreshEveryMs).unref()
  app.addHook('onClose', async () => clearInterval(timer))
  await store.refresh()
  return (request, reply) =>
    wantsPage(request) ? send(request, reply, store.notFound(languageOf(request))) : null
}

/**
 * Serves shop and desk: documents and the browser's files. Without a web build only the API is served.
 * @returns the handler for unknown pages
 */
export const installWebShop = async (app: App, parts: PageParts): Promise<UnknownPage> => {
  if (parts.web === undefined) {
    app.decorate('pages', { refresh: async () => {} })
    return () => null
  }
  await installWebFiles(app, [parts.web.shop.clientDir, parts.web.desk.clientDir])
  return await installPages(app, parts, parts.web)
}
