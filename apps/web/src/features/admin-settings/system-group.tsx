import { RouteLink } from '../../components/route-link.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'

/** The way to what tells whether the shop itself is well: nothing to set here. */
export function SystemGroup() {
  return (
    <Card id="sistem" className="grid scroll-mt-4 gap-5 p-5">
      <div>
        <h2 className="text-[1.25rem] leading-7 font-bold">Sistem</h2>
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
