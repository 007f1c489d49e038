import { openingHoursRows } from '@dimsum/domain/opening-hours'
import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { useOpeningHours, useShop } from '@dimsum/web/api/shop.ts'
import { ShopPhoneLink } from '@dimsum/web/components/phone-link.tsx'
import { SteamerMark } from '@dimsum/web/components/steamer-mark.tsx'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import { navigation } from '@dimsum/words/shop/navigation'
import { openingDays, openingHoursWords } from '@dimsum/words/shop/opening-hours'
import { shopScreens } from '@dimsum/words/shop/screens'
import { shopClaims } from '@dimsum/words/shop/shop-claims'
import { useSyncExternalStore } from 'react'
import { install, installOffer } from './install-offer.ts'
import { LanguageChoice } from './language-choice.tsx'
import { footerAnchor } from './navigation.ts'

const linkStyle =
  'inline-flex min-h-12 items-center underline decoration-santan-200/40 underline-offset-4 hover:decoration-current'

/** Footer of every shop page: navigation, opening hours, phone and the sign-in link of the owner. */
export function Footer() {
  const { name, founder } = useShop()
  const hours = useOpeningHours()
  const text = useText()
  return (
    <footer id={footerAnchor.slice(1)} className="on-dark bg-pandan-900 text-santan-50 print:hidden">
      <div className="mx-auto grid max-w-content gap-10 px-4 py-12 sm:px-6 md:grid-cols-[1.4fr_1fr_1fr] lg:px-8">
        <div>
          <p className="flex items-center gap-3 font-display text-title font-semibold">
            <SteamerMark className="size-10 text-santan-200" />
            {name}
          </p>
          <p className="mt-3 max-w-card text-small text-santan-200">
            <Say>{shopClaims.headline}</Say>
            {founder && (
              <>
                {' '}
                <Say parts={{ founder }}>{shopClaims.byFounder}</Say>
              </>
            )}
            . <Say>{shopClaims.freshDaily}</Say>
          </p>
          <LanguageChoice look="dark" className="mt-5" />
        </div>
        <nav aria-label={text(navigation.footer)}>
          <ul>
            <li>
              <RouteLink href="/order" className={linkStyle}>
                {navigation.order}
              </RouteLink>
            </li>
            <li>
              <RouteLink href="/track-order" className={linkStyle}>
                {navigation.track}
              </RouteLink>
            </li>
            <li>
              <a href="/#products" className={linkStyle}>
                <Say>{navigation.seeMenu}</Say>
              </a>
            </li>
            <li>
              <RouteLink href="/privasi" className={linkStyle}>
                {shopScreens.privacy}
              </RouteLink>
            </li>
          </ul>
        </nav>
        <div className="text-small">
          <Say.p className="font-bold">{openingHoursWords.title}</Say.p>
          <ul className="mt-2 text-balance text-santan-200">
            {openingHoursRows(hours).map(({ first, last, opens, closes }) => (
              <li key={first}>
                <Say>{openingDays({ first, last })}</Say> {opens}–{closes} WIB
              </li>
            ))}
          </ul>
          <p className="mt-2">
            <ShopPhoneLink className={linkStyle} />
          </p>
          <RouteLink href="/admin-login" className={`${buttonStyle({ variant: 'inverse' })} mt-4 text-small`}>
            {navigation.admin}
          </RouteLink>
          <InstallButton />
        </div>
      </div>
    </footer>
  )
}

/** Rendered only where the browser supports installing. */
function InstallButton() {
  const offered = useSyncExternalStore(installOffer.subscribe, installOffer.get, () => null)
  return offered ? (
    <button
      type="button"
      onClick={install}
      className={`${buttonStyle({ variant: 'inverse' })} mt-4 ml-3 text-small`}
    >
      <Say>{navigation.install}</Say>
    </button>
  ) : null
}
