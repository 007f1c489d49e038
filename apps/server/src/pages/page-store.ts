import type { PaymentMode } from '@dimsum/contract/shop-config'
import { type Language, type LanguageChoice, pageLanguage } from '@dimsum/words/sentence'
import { type Compressed, compress } from '../platform/http/compressed.ts'
import {
  allowStyle,
  paymentDocuments,
  paymentPolicy,
  policyText,
  strictPolicy,
} from '../platform/http/security/content-policy.ts'
import { coalesced } from '../platform/jobs/coalesced.ts'
import type { PageBundle, PageBundles, PageFacts, RenderedPage } from './page-bundle.ts'

/** Documents are rendered this often even without changes, because they show relative times ("2 days ago"). */
const renderAgainAfterMs = 60 * 60 * 1000

const html = 'text/html; charset=utf-8'

/** A response body with its headers, ready to send. */
export type ReadyFile = Compressed & {
  status: 200 | 404
  type: string
  /** Content security policy of this document; undefined: the strict default. */
  policy: string | undefined
  /** The language of a document, chosen by the reader's cookie. */
  language: Language | undefined
}

export type PageStore = {
  /** The document of one of a bundle's `pagePaths` in the reader's language, or another named text. */
  get(name: string, choice: LanguageChoice): ReadyFile | undefined
  /** The 404 document. */
  notFound(choice: LanguageChoice): ReadyFile | undefined
  /**
   * Reads the data and renders the documents that it changes. Calls during a run cause one more run. Never throws: an
   * old document is better than none.
   */
  refresh(): Promise<void>
}

export type PageStoreParts = {
  bundles: PageBundles
  origin: string
  paymentMode: PaymentMode
  /** Rejects when the data cannot be read. */
  readFacts(): Promise<PageFacts>
  now: () => Date
  onError(error: unknown): void
}

/** Prerenders every document and keeps it in memory. */
export const createPageStore = (parts: PageStoreParts): PageStore => {
  const { bundles, origin } = parts
  const { shop, desk } = bundles
  let files: ReadonlyMap<string, ReadyFile | InEachLanguage> = new Map()
  let rendered = { facts: '', at: Number.NEGATIVE_INFINITY }

  const prepare = async (page: RenderedPage, path: string, language: Language): Promise<ReadyFile> => {
    const { status, styleHash } = page
    const allowed = paymentDocuments.includes(path) ? paymentPolicy(parts.paymentMode) : strictPolicy
    const policy = policyText(allowStyle(allowed, styleHash))
    return { ...(await compress(page.html)), status, type: html, policy, language }
  }

  const renderAll = async (): Promise<void> => {
    const facts = await parts.readFacts()
    const asText = JSON.stringify(facts)
    const now = performance.now()
    if (asText === rendered.facts && now - rendered.at < renderAgainAfterMs) return
    const renderedAt = parts.now().toISOString()
    // Sequentially: rendering blocks the thread that also serves requests.
    const { languages } = facts.config
    const inLanguage = async (path: string, render: PageBundle['render'], language: LanguageChoice) =>
      prepare(await render(path, { ...facts, origin, language, renderedAt }), path, pageLanguage(language))
    const inEachLanguage = async (path: string, render: PageBundle['render']): Promise<InEachLanguage> => ({
      default: await inLanguage(path, render, languages.shop),
      id: await inLanguage(path, render, 'id'),
      en: await inLanguage(path, render, 'en'),
    })
    const next = new Map<string, ReadyFile | InEachLanguage>()
    for (const path of [...shop.pagePaths, notFoundName])
      next.set(path, await inEachLanguage(path, shop.render))
    // The owner sets the language of the desk for the whole team.
    for (const path of desk.pagePaths) next.set(path, await inLanguage(path, desk.render, languages.desk))
    next.set('/offline', await inEachLanguage('/offline', (_, input) => shop.renderOffline(input)))
    const texts = [
      ['/robots.txt', 'text/plain; charset=utf-8', shop.robotsTxt(origin)],
      ['/.well-known/security.txt', 'text/plain; charset=utf-8', shop.securityTxt(facts.config, parts.now())],
      ['/sitemap.xml', 'application/xml; charset=utf-8', shop.sitemapXml(origin)],
      ['/manifest.webmanifest', 'application/manifest+json', shop.webManifest(facts.config)],
      ['/admin/manifest.webmanifest', 'application/manifest+json', desk.webManifest(facts.config)],
    ] as const
    const plain = { status: 200, policy: undefined, language: undefined } as const
    for (const [name, type, text] of texts) next.set(name, { ...(await compress(text)), ...plain, type })
    files = next
    rendered = { facts: asText, at: now }
  }

  const get: PageStore['get'] = (name, choice) => {
    const file = files.get(name)
    return file !== undefined && 'default' in file ? file[choice] : file
  }

  return {
    get,
    notFound: (choice) => get(notFoundName, choice),
    refresh: coalesced(() => renderAll().catch(parts.onError)),
  }
}

type InEachLanguage = Readonly<Record<LanguageChoice, ReadyFile>>

/** A path that no screen has, so that the app renders its 404 page. */
const notFoundName = '/404-page-not-found'
