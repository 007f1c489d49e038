import { Breakable } from '@dimsum/ui/breakable.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { useShop, useShopConfig } from '@dimsum/web/api/shop.ts'
import { ShopPhoneLink } from '@dimsum/web/components/phone-link.tsx'
import type { Sentence } from '@dimsum/words/sentence'
import {
  privacy,
  privacyDevice,
  privacyKept,
  privacyReaders,
  privacyRights,
  privacyTime,
  privacyUse,
} from '@dimsum/words/shop/privacy'
import { shopScreens } from '@dimsum/words/shop/screens'
import type { ReactNode } from 'react'

/**
 * Which personal data the shop keeps, why, its recipients and how to have it erased (UU 27/2022). Keep it in line with
 * the code.
 */
export function PrivacyPolicy() {
  const { name } = useShop()
  const config = useShopConfig()
  const months = config?.privacy.retentionMonths
  return (
    <article className="mx-auto grid grid-cols-1 max-w-form gap-8 px-4 py-8 sm:px-6 lg:py-12">
      <header>
        <Say.h1 className="font-display text-h1 font-semibold">{shopScreens.privacy}</Say.h1>
        <Say.p className="mt-3 text-kecap-700">{privacy.lead(name)}</Say.p>
      </header>
      <Section title={privacyKept.title}>
        <Points
          points={[
            privacyKept.order,
            privacyKept.payment,
            ...(config?.manualTransfer ? [privacyKept.transferProof] : []),
            privacyKept.review,
          ]}
        />
      </Section>
      <Section title={privacyUse.title}>
        <Say.p>{privacyUse.order}</Say.p>
        <Say.p>{privacyUse.review}</Say.p>
      </Section>
      <Section title={privacyReaders.title}>
        <Points
          points={[
            privacyReaders.kitchen,
            privacyReaders.midtrans,
            privacyReaders.whatsapp,
            ...(config?.whatsappMessages ? [privacyReaders.whatsappMessages] : []),
            privacyReaders.others,
          ]}
        />
      </Section>
      <Section title={privacyTime.title}>
        <p>
          <Say>{months === undefined ? privacyTime.untilItEnds : privacyTime.months(months)}</Say>{' '}
          <Say>{privacyTime.backups}</Say>
        </p>
      </Section>
      <Section title={privacyDevice.title}>
        <Say.p>{privacyDevice.text}</Say.p>
      </Section>
      <Section title={privacyRights.title}>
        <Say.p>{privacyRights.text}</Say.p>
        <p>
          <ContactUs />
        </p>
      </Section>
    </article>
  )
}

function ContactUs() {
  const { email } = useShop()
  const phone = <ShopPhoneLink />
  if (!email) return <Say parts={{ phone }}>{privacyRights.contact}</Say>
  const mail = (
    <a href={`mailto:${email}`} className="font-bold wrap-anywhere underline">
      <Breakable text={email} after="@" />
    </a>
  )
  return <Say parts={{ phone, email: mail }}>{privacyRights.contactOrMail}</Say>
}

function Points({ points }: { points: readonly Sentence[] }) {
  return (
    <ul className="grid list-disc grid-cols-1 gap-2 pl-6">
      {points.map((point) => (
        <Say.li key={point.id}>{point}</Say.li>
      ))}
    </ul>
  )
}

function Section({ title, children }: { title: Sentence; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-3">
      <Say.h2 className="text-title font-bold">{title}</Say.h2>
      {children}
    </section>
  )
}
