import { useShop } from '@dimsum/web/api/shop.ts'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import type { ReactNode } from 'react'
import { Picture } from '../../components/picture.tsx'

/** Four short reasons, each of which the reader can check (section 'about'). */
export function WhyUs() {
  const { halalCertificate } = useShop()
  return (
    <section id="about" aria-labelledby="about-heading">
      <div className="mx-auto grid max-w-content gap-10 px-4 py-14 sm:px-6 md:py-20 lg:grid-cols-[1fr_1.35fr] lg:gap-16 lg:px-8">
        <div className="hidden lg:grid">
          <Picture
            name="sambal"
            alt="Semangkuk sambal merah di atas daun pisang"
            sizes="(min-width: 64rem) 450px, 1px"
            className="size-full rounded-card object-cover"
          />
        </div>
        <div>
          <h2 id="about-heading" tabIndex={-1} className="font-display text-h2 font-semibold">
            Kenapa dapur kami
          </h2>
          <p className="mt-2 max-w-prose text-kecap-700">
            Dapur kecil dengan satu pekerjaan: dimsum halal yang kami sendiri mau makan setiap hari.
          </p>
          <ul className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2">
            <Reason title="Bersertifikat halal">
              {halalCertificate ? (
                <>
                  Nomor sertifikat <span className="font-bold wrap-anywhere">{halalCertificate}</span>.
                  Silakan periksa sendiri di situs BPJPH.
                </>
              ) : (
                'Seluruh paket kami halal, dari bahan sampai cara mengolahnya.'
              )}
            </Reason>
            <Reason title="Segar setiap hari">
              Dibuat segar setiap hari dengan proses yang higienis. Pesan sehari sebelumnya{' '}
              <span className="whitespace-nowrap">(H-1)</span>, supaya dapur menyiapkannya khusus untuk Anda.
            </Reason>
            <Reason title="Harga sudah pasti">
              Yang tertulis di menu itulah harga paketnya. Totalnya selalu terlihat sebelum Anda memesan.
            </Reason>
            <Reason title="Pesanan bisa dilacak">
              Cukup nomor pesanan dan nomor telepon.{' '}
              <RouteLink
                href="/track-order"
                className="font-bold text-pandan-700 underline underline-offset-4"
              >
                Lihat posisi pesanan
              </RouteLink>
            </Reason>
          </ul>
        </div>
      </div>
    </section>
  )
}

function Reason({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="border-t-2 border-pandan-700 pt-4">
      <h3 className="text-title font-bold">{title}</h3>
      <p className="mt-1 text-kecap-700">{children}</p>
    </li>
  )
}
