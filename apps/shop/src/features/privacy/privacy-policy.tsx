import { useRetentionMonths, useShop } from '@dimsum/web/api/shop.ts'
import { ShopPhoneLink } from '@dimsum/web/components/phone-link.tsx'
import type { ReactNode } from 'react'

/** What the shop keeps about people, why, who sees it and how to have it removed (UU 27/2022). Say only what is so. */
export function PrivacyPolicy() {
  const { name, email } = useShop()
  const months = useRetentionMonths()
  return (
    <article className="mx-auto grid grid-cols-1 max-w-form gap-8 px-4 py-8 sm:px-6 lg:py-12">
      <header>
        <h1 className="font-display text-h1 font-semibold">Kebijakan Privasi</h1>
        <p className="mt-3 text-kecap-700">
          {name} hanya meminta data yang diperlukan untuk memasak, mengantar, dan menagih pesanan Anda.
        </p>
      </header>
      <Section title="Data yang kami simpan">
        <ul className="grid list-disc grid-cols-1 gap-2 pl-6">
          <li>Dari pesanan: nama, nomor telepon, alamat, catatan, dan email kalau Anda isi.</li>
          <li>
            Dari pembayaran: cara bayar, jumlah, dan statusnya. Nomor kartu atau PIN tidak pernah sampai ke
            kami.
          </li>
          <li>Dari ulasan: nama, isi ulasan, dan email kalau Anda isi.</li>
        </ul>
      </Section>
      <Section title="Untuk apa">
        <p>
          Data pesanan dipakai untuk memproses dan mengantar pesanan itu, menghubungi Anda tentangnya, dan
          mencatat penjualan. Tidak untuk iklan, dan tidak dijual kepada siapa pun.
        </p>
        <p>
          Nama dan isi ulasan tampil di situs ini setelah kami setujui. Email pengulas tidak pernah
          ditampilkan.
        </p>
      </Section>
      <Section title="Siapa yang melihatnya">
        <ul className="grid list-disc grid-cols-1 gap-2 pl-6">
          <li>Kami di dapur, dan pengantar pesanan Anda.</li>
          <li>
            Midtrans, kalau Anda membayar online: nama, telepon, email, dan total pesanan dikirim ke sana
            untuk memproses pembayaran.
          </li>
          <li>WhatsApp, kalau Anda sendiri mengirim pesan kepada kami lewat aplikasi itu.</li>
          <li>
            Orang lain yang tahu nomor pesanan Anda hanya melihat isi dan statusnya. Nama, telepon, alamat,
            dan catatan disembunyikan sampai nomor telepon pemesan dimasukkan.
          </li>
        </ul>
      </Section>
      <Section title="Berapa lama disimpan">
        <p>
          {months === undefined
            ? 'Data pribadi di pesanan dan ulasan dihapus otomatis setelah masa simpannya habis.'
            : `Data pribadi di pesanan dan ulasan kami simpan ${months} bulan, lalu dihapus otomatis.`}{' '}
          Salinannya di cadangan data ikut hilang sesudah itu. Anda boleh meminta kami menghapusnya lebih
          awal.
        </p>
      </Section>
      <Section title="Di perangkat Anda">
        <p>
          Satu cookie mengingat bahwa pesanan itu milik Anda: 30 hari setelah memesan, atau 12 jam setelah
          nomor telepon dicocokkan. Isian yang belum dikirim disimpan di tab ini saja dan hilang saat tab
          ditutup. Tidak ada pelacak iklan.
        </p>
      </Section>
      <Section title="Hak Anda">
        <p>
          Anda boleh meminta salinan data Anda, memperbaikinya, atau meminta kami menghapusnya. Sebutkan nomor
          pesanan; kami jawab paling lama 3 × 24 jam. Catatan penjualan tanpa data pribadi tetap kami simpan.
        </p>
        <p>
          Hubungi <ShopPhoneLink />
          {email && (
            <>
              {' '}
              atau{' '}
              <a href={`mailto:${email}`} className="font-bold wrap-anywhere underline">
                {email}
              </a>
            </>
          )}
          .
        </p>
      </Section>
    </article>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-title font-bold">{title}</h2>
      {children}
    </section>
  )
}
