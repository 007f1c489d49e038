import { formatPhone, telHref } from '@dimsum/domain/phone'
import { Breakable } from '@dimsum/ui/breakable.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { useShop } from '@dimsum/web/api/shop.ts'
import type { Sentence } from '@dimsum/words/sentence'
import { contact } from '@dimsum/words/shop/landing'
import { Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { OpeningHours } from './opening-hours.tsx'

export function Contact() {
  const { phone, email, address } = useShop()
  return (
    <section id="contact" aria-labelledby="contact-heading" className="bg-santan-100">
      <div className="mx-auto max-w-content px-4 py-14 sm:px-6 md:py-20 lg:px-8">
        <Say.h2 id="contact-heading" tabIndex={-1} className="font-display text-h2 font-semibold">
          {contact.title}
        </Say.h2>
        <div className="mt-8 grid grid-cols-1 gap-4 md:grid-cols-2 lg:gap-8">
          <div className="grid min-w-0 grid-cols-1 content-start gap-4">
            <ContactCard
              href={telHref(phone)}
              icon={<Phone aria-hidden="true" className="size-6" strokeWidth={1.75} />}
              label={contact.phone}
              value={formatPhone(phone)}
            />
            <ContactCard
              href={`mailto:${email}`}
              icon={<Mail aria-hidden="true" className="size-6" strokeWidth={1.75} />}
              label={contact.email}
              value={<Breakable text={email} after="@" />}
            />
            {address && (
              <Say.p
                className="px-5 text-kecap-700"
                parts={{
                  address: <span className="font-bold whitespace-pre-line text-kecap-900">{address}</span>,
                }}
              >
                {contact.pickUpAt}
              </Say.p>
            )}
          </div>
          <OpeningHours />
        </div>
      </div>
    </section>
  )
}

function ContactCard({
  href,
  icon,
  label,
  value,
}: {
  href: string
  icon: ReactNode
  label: Sentence
  value: ReactNode
}) {
  return (
    <a
      href={href}
      className="flex min-h-20 flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-garis bg-white p-5 hover:border-garis-kuat hover:shadow-raised"
    >
      <span className="inline-flex size-12 shrink-0 items-center justify-center rounded-pill bg-pandan-100 text-pandan-800">
        {icon}
      </span>
      <span className="min-w-0 basis-40 grow">
        <Say.span className="block text-small text-kecap-600">{label}</Say.span>
        <span className="block text-title font-bold wrap-anywhere">{value}</span>
      </span>
    </a>
  )
}
