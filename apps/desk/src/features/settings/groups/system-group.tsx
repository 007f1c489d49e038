import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { Card } from '@dimsum/ui/card.tsx'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'

/** The way to what tells whether the shop itself is well: nothing to set here. */
export function SystemGroup() {
  return (
    <Card className="grid gap-5 p-5">
      <div>
        <h2 id="sistem-title" tabIndex={-1} className="text-[1.25rem] leading-7 font-bold">
          Sistem
        </h2>
        <p className="mt-1 text-kecap-700">
          Apakah pembayaran, penyimpanan, dan cadangan data berjalan baik.
        </p>
      </div>
      <div>
        <RouteLink href="/production-status" className={buttonStyle({ variant: 'outline', size: 'xl' })}>
          Status sistem
        </RouteLink>
      </div>
    </Card>
  )
}
