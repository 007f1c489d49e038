import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { Card } from '@dimsum/ui/card.tsx'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'

/** The way to one's own security, for those who demand nothing of others. */
export function OwnSecurity() {
  return (
    <Card className="grid gap-5 p-5">
      <div>
        <h2 id="keamanan-title" tabIndex={-1} className="text-[1.25rem] leading-7 font-bold">
          Keamanan
        </h2>
        <p className="mt-1 text-kecap-700">Verifikasi dua langkah Anda dan perangkat yang masuk.</p>
      </div>
      <div>
        <RouteLink href="/admin/keamanan" className={buttonStyle({ variant: 'outline', size: 'xl' })}>
          Verifikasi dua langkah dan perangkat
        </RouteLink>
      </div>
    </Card>
  )
}
