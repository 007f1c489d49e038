import type { ShopConfig } from '@dimsum/contract/shop-config'
import { formatPhone, telHref } from '@dimsum/domain/phone'
import { Say } from '@dimsum/ui/say.tsx'
import { documentWords } from '@dimsum/words/document'

/** In the shell of pages that only the app can draw: what to do where scripts are off. */
export function ScriptsNeeded({ shop }: { shop: ShopConfig['shop'] }) {
  return (
    <p className="mx-auto max-w-form px-4 py-16">
      <Say
        parts={{
          home: (
            <a href="/">
              <Say>{documentWords.backHome}</Say>
            </a>
          ),
          phone: <a href={telHref(shop.phone)}>{formatPhone(shop.phone)}</a>,
        }}
      >
        {documentWords.needsScripts}
      </Say>
    </p>
  )
}
