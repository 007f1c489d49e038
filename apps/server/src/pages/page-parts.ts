import type { ShopParts } from '../shop/shop-parts.ts'

/** Where the built web shop lies; without it the server answers the API alone. */
export type WebBuild = {
  /** Folder of the browser's files, `index.html` among them. */
  clientDir: string
  /** The module that prerenders pages. */
  serverEntry: string
}

export type PageParts = ShopParts & { web?: WebBuild }
