import type { ShopConfig } from '@dimsum/contract/shop-config'
import { writeWebManifest } from '@dimsum/web/document/web-manifest.ts'

/** `/admin/manifest.webmanifest`: the desk on a phone's home screen, an app of its own beside the shop. */
export const webManifest = ({ shop }: ShopConfig): string =>
  writeWebManifest({
    id: '/admin',
    name: `Admin ${shop.name}`,
    shortName: 'Admin',
    startUrl: '/admin?src=app',
    scope: '/admin',
    shortcuts: [
      { name: 'Pesanan masuk', url: '/admin?tab=orders' },
      { name: 'Dapur', url: '/admin/dapur' },
      { name: 'Scan label', url: '/admin/dapur?view=scan' },
    ],
  })
