import { pathToFileURL } from 'node:url'
import type { PackageAvailability } from '@dimsum/contract/inventory'
import type { PublicReview, ReviewSummary } from '@dimsum/contract/reviews'
import type { ShopConfig } from '@dimsum/contract/shop-config'

/** What a document may show without asking: the answers of four public calls. */
export type PageFacts = {
  config: ShopConfig
  reviews?: PublicReview[] | undefined
  /** Count and average of all reviews, not only of those above. */
  reviewSummary?: ReviewSummary | undefined
  availability?: PackageAvailability[] | undefined
}

export type RenderInput = PageFacts & {
  /** ISO 8601; the browser first draws the same ages and times. */
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

/** What the server build of the web shop exports (apps/web/src/entry-server.tsx). */
export type PageBundle = {
  /** Paths of all screens; `:id` stands for one part. */
  pagePaths: readonly string[]
  render(url: string, input: RenderInput): Promise<RenderedPage>
  renderOffline(input: RenderInput): Promise<RenderedPage>
  robotsTxt(origin: string): string
  securityTxt(config: ShopConfig, now: Date): string
  sitemapXml(origin: string): string
  webManifest(config: ShopConfig): string
}

/** Loads the bundle from the file of the web build; throws when there is none. */
export const loadPageBundle = async (serverEntry: string): Promise<PageBundle> =>
  (await import(pathToFileURL(serverEntry).href)) as PageBundle
