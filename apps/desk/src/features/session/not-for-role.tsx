import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import { roleWords, startPath } from '../../components/role-words.ts'
import { useRole } from '../../components/use-may.ts'

/** An address of another role: says so, and leads back to one's own work. */
export function NotForRole() {
  const role = useRole()
  if (role === undefined) return null
  return (
    <main lang="id" className="mx-auto grid max-w-form justify-items-start gap-4 px-4 py-16">
      <h1 tabIndex={-1} className="text-h1 font-extrabold">
        Halaman ini bukan untuk peran {roleWords[role]}
      </h1>
      <p>Kalau Anda memerlukannya, minta pemilik mengubah peran Anda di Pengaturan → Tim.</p>
      <RouteLink href={startPath[role]} className={buttonStyle({ size: 'xl' })}>
        Kembali ke pekerjaan saya
      </RouteLink>
    </main>
  )
}
