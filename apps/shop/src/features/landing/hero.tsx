import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { useShop } from '@dimsum/web/api/shop.ts'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import { landing } from '@dimsum/words/shop/landing'
import { navigation } from '@dimsum/words/shop/navigation'
import { shopClaims } from '@dimsum/words/shop/shop-claims'
import { HalalBadge } from '../../components/halal-badge.tsx'
import { OrderingNotice } from '../../components/ordering-notice.tsx'
import { Picture } from '../../components/picture.tsx'
import { Steam } from './steam.tsx'

/** `sizes` of the hero picture. The preload link in the document's head must use the same value. */
export const heroSizes = '(min-width: 80rem) 720px, (min-width: 48rem) 56vw, 100vw'

/** Product, audience and order button, all above the fold (section 'home'). */
export function Hero() {
  const text = useText()
  return (
    <section id="home" aria-labelledby="home-heading" className="relative overflow-hidden">
      <SteamerRings />
      <div className="relative mx-auto max-w-content md:grid md:min-h-[34rem] md:grid-cols-[1fr_1.25fr] md:items-center md:gap-8 md:px-6 lg:min-h-[40rem] lg:px-8">
        <div className="px-4 pt-5 pb-6 sm:px-6 md:px-0 md:py-12">
          <HalalBadge />
          <Say.h1
            id="home-heading"
            tabIndex={-1}
            className="mt-3 font-display text-display font-semibold md:mt-5"
          >
            {shopClaims.headline}
          </Say.h1>
          <Tagline />
          <Intro />
          <OrderingNotice withHoliday className="mt-5" />
          <div className="mt-5 grid gap-3 sm:flex sm:flex-wrap md:mt-8 md:max-lg:*:px-5">
            <RouteLink href="/order" className={buttonStyle({ size: 'lg' })}>
              {navigation.order}
            </RouteLink>
            <a href="/#products" className={buttonStyle({ variant: 'outline', size: 'lg' })}>
              <Say>{navigation.seeMenu}</Say>
            </a>
          </div>
        </div>
        <div className="relative md:self-stretch">
          {/* Rim of the steamer, clipped by the viewport like the picture inside it. */}
          <div
            aria-hidden="true"
            className="absolute inset-y-0 -left-4 hidden w-screen rounded-l-[50%_50%] border-l-2 border-kunyit-500 md:block"
          />
          <div className="relative h-full overflow-hidden rounded-t-[50%_9%] md:absolute md:inset-y-0 md:left-0 md:w-[calc(100%+max(1.5rem,(100vw-70rem)/2))] md:rounded-l-[50%_50%] md:rounded-r-none">
            <Picture
              name="hero"
              first
              fillsPhone
              alt={text(landing.heroPicture)}
              sizes={heroSizes}
              className="aspect-4/3 w-full object-cover md:aspect-auto md:h-full"
            />
            <Steam />
          </div>
        </div>
      </div>
    </section>
  )
}

function Tagline() {
  const { founder, name } = useShop()
  return (
    <Say.p
      className="mt-1 text-title text-kecap-700 md:mt-3"
      parts={{ founder: <span className="font-bold text-kecap-900">{founder || name}</span> }}
    >
      {shopClaims.byFounder}
    </Say.p>
  )
}

/** The owner's paragraph, or the default. */
function Intro() {
  const { intro } = useShop()
  const style = 'mt-3 max-w-prose text-kecap-700 md:mt-4'
  if (intro) return <p className={`${style} whitespace-pre-line wrap-anywhere`}>{intro}</p>
  return <Say.p className={style}>{landing.intro}</Say.p>
}

/** Decorative rings of a steamer behind the text. */
function SteamerRings() {
  return (
    <svg
      viewBox="0 0 600 600"
      fill="none"
      aria-hidden="true"
      className="absolute -top-72 -right-72 size-[37.5rem] text-santan-200 md:top-auto md:right-auto md:-bottom-72 md:-left-72"
    >
      {[298, 262, 252, 180, 172, 96, 90].map((radius) => (
        <circle key={radius} cx="300" cy="300" r={radius} stroke="currentColor" strokeWidth="2" />
      ))}
    </svg>
  )
}
