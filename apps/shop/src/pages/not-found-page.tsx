import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { Say } from '@dimsum/ui/say.tsx'
import { SteamerMark } from '@dimsum/web/components/steamer-mark.tsx'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import { navigation } from '@dimsum/words/shop/navigation'
import { shopScreens } from '@dimsum/words/shop/screens'

/** Any unknown path (product.md section 2). Served with status 404. */
export default function NotFoundPage() {
  return (
    <div className="mx-auto flex max-w-form flex-col items-center px-4 py-16 text-center">
      <SteamerMark empty className="size-40 text-garis-kuat" />
      <Say.h1 className="mt-8 font-display text-h1 font-semibold">{shopScreens.notFound}</Say.h1>
      <Say.p className="mt-3 text-kecap-700">{navigation.notFound}</Say.p>
      <div className="mt-8 flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
        <RouteLink href="/order" className={buttonStyle({ size: 'lg' })}>
          {navigation.order}
        </RouteLink>
        <RouteLink href="/track-order" className={buttonStyle({ variant: 'outline', size: 'lg' })}>
          {navigation.track}
        </RouteLink>
        <RouteLink href="/" className={buttonStyle({ variant: 'quiet', size: 'lg' })}>
          {navigation.backHome}
        </RouteLink>
      </div>
    </div>
  )
}
