import type { ShopParts } from '../shop/shop-parts.ts'

/** The files of a built web app. */
export type WebBuild = {
  /** Folder of the files for the browser. */
  clientDir: string
  /** The module that prerenders documents. */
  serverEntry: string
}

/** Both apps; without them the server only serves the API. */
export type WebBuilds = { shop: WebBuild; desk: WebBuild }

export type PageParts = ShopParts & {
  web?: WebBuilds
  /** Folder of the built owner's guide; without it `/panduan` and `/guide` are 404. */
  guide?: string
}
