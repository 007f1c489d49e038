import type { ShopConfig } from '@dimsum/contract/shop-config'
import { writeWebManifest } from '@dimsum/web/document/web-manifest.ts'
import { ownerNavigation } from '@dimsum/words/desk/desk'
import { deskShortcuts } from '@dimsum/words/desk/screens'

/** `/admin/manifest.webmanifest`: installs the desk as an app separate from the shop. */
export const webManifest = ({ shop }: ShopConfig): string =>
  writeWebManifest({
    id: '/admin',
    name: `${ownerNavigation.admin.id} ${shop.name}`,
    shortName: ownerNavigation.admin.id,
    startUrl: '/admin?src=app',
    scope: '/admin',
    shortcuts: [
      { name: deskShortcuts.incomingOrders.id, url: '/admin?tab=orders' },
      { name: deskShortcuts.kitchen.id, url: '/admin/dapur' },
      { name: deskShortcuts.scanLabel.id, url: '/admin/dapur?view=scan' },
    ],
  })
