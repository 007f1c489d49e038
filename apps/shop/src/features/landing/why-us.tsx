import { type MessageNode, Say, useText } from '@dimsum/ui/say.tsx'
import { useShop } from '@dimsum/web/api/shop.ts'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import { whyUs } from '@dimsum/words/shop/landing'
import { Picture } from '../../components/picture.tsx'

/** Four reasons that the reader can verify (section 'about'). */
export function WhyUs() {
  const { halalCertificate } = useShop()
  const text = useText()
  return (
    <section id="about" aria-labelledby="about-heading">
      <div className="mx-auto grid max-w-content gap-10 px-4 py-14 sm:px-6 md:py-20 lg:grid-cols-[1fr_1.35fr] lg:gap-16 lg:px-8">
        <div className="hidden lg:grid">
          <Picture
            name="sambal"
            alt={text(whyUs.picture)}
            sizes="(min-width: 64rem) 450px, 1px"
            className="size-full rounded-card object-cover"
          />
        </div>
        <div>
          <Say.h2 id="about-heading" tabIndex={-1} className="font-display text-h2 font-semibold">
            {whyUs.title}
          </Say.h2>
          <Say.p className="mt-2 max-w-prose text-kecap-700">{whyUs.lead}</Say.p>
          <ul className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2">
            <Reason title={whyUs.halalTitle}>
              {halalCertificate ? (
                <Say parts={{ number: <span className="font-bold wrap-anywhere">{halalCertificate}</span> }}>
                  {whyUs.halalNumber}
                </Say>
              ) : (
                <Say>{whyUs.halal}</Say>
              )}
            </Reason>
            <Reason title={whyUs.freshTitle}>
              <Say parts={{ dayAhead: <span className="whitespace-nowrap">(H-1)</span> }}>{whyUs.fresh}</Say>
            </Reason>
            <Reason title={whyUs.priceTitle}>{whyUs.price}</Reason>
            <Reason title={whyUs.trackTitle}>
              <Say
                parts={{
                  link: (
                    <RouteLink
                      href="/track-order"
                      className="font-bold text-pandan-700 underline underline-offset-4"
                    >
                      {whyUs.trackLink}
                    </RouteLink>
                  ),
                }}
              >
                {whyUs.track}
              </Say>
            </Reason>
          </ul>
        </div>
      </div>
    </section>
  )
}

function Reason({ title, children }: { title: MessageNode; children: MessageNode }) {
  return (
    <li className="border-t-2 border-pandan-700 pt-4">
      <Say.h3 className="text-title font-bold">{title}</Say.h3>
      <Say.p className="mt-1 text-kecap-700">{children}</Say.p>
    </li>
  )
}
