import { pathToFileURL } from 'node:url'
import type { PackageAvailability } from '@dimsum/contract/inventory'
import type { PublicReview, ReviewSummary } from '@dimsum/contract/reviews'
import type { ShopConfig } from '@dimsum/contract/shop-config'
import type { LanguageChoice } from '@dimsum/words/sentence'
import type { WebBuild, WebBuilds } from './page-parts.ts'

/** What a document may show without asking: the answers of four public calls. */
export type PageFacts = {
  config: ShopConfig
  reviews?: PublicReview[] | undefined
  /** Count and average of all reviews, not only of those above. */
  reviewSummary?: ReviewSummary | undefined
  availability?: PackageAvailability[] | undefined
}

type RenderInput = PageFacts & {
  /** What the reader of the document chose. */
  language: LanguageChoice
  /** ISO 8601; the browser hydrates with the same ages and times. */
  renderedAt: string
  /** Absolute address of the shop, without a slash at the end. */
  origin: string
}

export type RenderedPage = {
  /** The whole document. */
  html: string
  status: 200 | 404
  /** `sha256-…` of its one inline style. */
  styleHash: string
}

/** What the server build of an app exports (`entry-server.tsx` of apps/desk and apps/shop). */
export type PageBundle = {
  /** Paths of all its screens; `:id` stands for one part. */
  pagePaths: readonly string[]
  render(url: string, input: RenderInput): Promise<RenderedPage>
  /** What a phone's home screen shows of the app, as JSON. */
  webManifest(config: ShopConfig): string
}

/** The shop's renders the 404 page too, for any other path, and what belongs to the address as a whole. */
type ShopBundle = PageBundle & {
  renderOffline(input: RenderInput): Promise<RenderedPage>
  robotsTxt(origin: string): string
  securityTxt(config: ShopConfig, now: Date): string
  sitemapXml(origin: string): string
}

/** The documents of both apps. */
export type PageBundles = { shop: ShopBundle; desk: PageBundle }

const load = async <Bundle>({ serverEntry }: WebBuild): Promise<Bundle> =>
  (await import(pathToFileURL(serverEntry).href)) as Bundle

/** Loads the bundles from the files of the web builds; throws when there are none. */
export const loadPageBundles = async ({ shop, desk }: WebBuilds): Promise<PageBundles> => ({
  shop: await load(shop),
  desk: await load(desk),
})

/** Every path that has a document, and the app that renders it. */
export const documentsOf = ({ shop, desk }: PageBundles): [path: string, bundle: PageBundle][] =>
  [shop, desk].flatMap((bundle) => bundle.pagePaths.map((path) => [path, bundle] as [string, PageBundle]))
