import type { ShopConfig } from '@dimsum/contract/shop-config'
import { writeWebManifest } from '@dimsum/web/document/web-manifest.ts'
import { deskShortcuts } from '@dimsum/words/desk/screens'

/** `/admin/manifest.webmanifest`: the desk on a phone's home screen, an app of its own beside the shop. */
export const webManifest = ({ shop }: ShopConfig): string =>
  writeWebManifest({
    id: '/admin',
    name: `Admin ${shop.name}`,
    shortName: 'Admin',
    startUrl: '/admin?src=app',
    scope: '/admin',
    shortcuts: [
      { name: deskShortcuts.incomingOrders.id, url: '/admin?tab=orders' },
      { name: deskShortcuts.kitchen.id, url: '/admin/dapur' },
      { name: deskShortcuts.scanLabel.id, url: '/admin/dapur?view=scan' },
    ],
  })
