import type { ShopParts } from '../shop/shop-parts.ts'

/** Where a built app for browsers lies. */
export type WebBuild = {
  /** Folder of the browser's files. */
  clientDir: string
  /** The module that prerenders pages. */
  serverEntry: string
}

/** Both apps; without them the server answers the API alone. */
export type WebBuilds = { shop: WebBuild; desk: WebBuild }

export type PageParts = ShopParts & {
  web?: WebBuilds
  /** Folder of the built owner's guide; without it `/panduan` is unknown. */
  guide?: string
}
