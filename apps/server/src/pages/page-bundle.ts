import { pathToFileURL } from 'node:url'
import type { PackageAvailability } from '@dimsum/contract/inventory'
import type { PublicReview, ReviewSummary } from '@dimsum/contract/reviews'
import type { ShopConfig } from '@dimsum/contract/shop-config'
import type { LanguageChoice } from '@dimsum/words/sentence'
import type { WebBuild, WebBuilds } from './page-parts.ts'

/** The data that documents are rendered with: responses of four public calls. */
export type PageFacts = {
  config: ShopConfig
  /** The stored settings and the menu could not be read yet, so the browser fetches them. */
  isPreliminary?: true | undefined
  reviews?: PublicReview[] | undefined
  /** Count and average of all reviews, not only of the listed ones. */
  reviewSummary?: ReviewSummary | undefined
  availability?: PackageAvailability[] | undefined
}

type RenderInput = PageFacts & {
  /** The language that the reader chose. */
  language: LanguageChoice
  /** ISO 8601; the browser hydrates with this time, so that relative times are equal. */
  renderedAt: string
  /** Absolute URL of the shop without a trailing slash. */
  origin: string
}

export type RenderedPage = {
  html: string
  status: 200 | 404
  /** `sha256-…` of its only inline style. */
  styleHash: string
}

/** The exports of an app's server build (`entry-server.tsx` of apps/desk and apps/shop). */
export type PageBundle = {
  /** Paths of all its screens; `:id` is a parameter. */
  pagePaths: readonly string[]
  render(url: string, input: RenderInput): Promise<RenderedPage>
  /** The web app manifest as JSON. */
  webManifest(config: ShopConfig): string
}

/** The shop's bundle also renders the 404 page and the files of the origin as a whole. */
type ShopBundle = PageBundle & {
  renderOffline(input: RenderInput): Promise<RenderedPage>
  robotsTxt(origin: string): string
  securityTxt(config: ShopConfig, now: Date): string
  sitemapXml(origin: string): string
}

export type PageBundles = { shop: ShopBundle; desk: PageBundle }

const load = async <Bundle>({ serverEntry }: WebBuild): Promise<Bundle> =>
  (await import(pathToFileURL(serverEntry).href)) as Bundle

/** Loads the bundles of the web builds. Throws when a file is missing. */
export const loadPageBundles = async ({ shop, desk }: WebBuilds): Promise<PageBundles> => ({
  shop: await load(shop),
  desk: await load(desk),
})
