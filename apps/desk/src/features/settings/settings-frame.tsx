import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { useShopConfig } from '@dimsum/web/api/shop.ts'
import { usePageTitle } from '@dimsum/web/components/page-title.ts'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import { deskScreens } from '@dimsum/words/desk/screens'
import { settings as words } from '@dimsum/words/desk/settings'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useParams } from 'wouter'
import { shopSettingsQuery } from '../../api/shop-settings.ts'
import { QueryState } from '../../components/query-state.tsx'
import { useHasRight } from '../../components/use-has-right.ts'
import { useWide } from '../../components/use-wide.ts'
import { isFormSection, SectionForm } from './section-form.tsx'
import { SectionList } from './section-list.tsx'
import { type SectionId, sections, settingsPath } from './sections/sections.ts'

type SettingsFrameProps = {
  header: ReactNode
  /** Sections that are not settings of the shop. */
  panels: Readonly<Partial<Record<SectionId, ReactNode>>>
  /** Content below the list. */
  footer: ReactNode
}

/** List and open section. A phone shows either the list or a section, a laptop both. */
export function SettingsFrame({ header, panels, footer }: SettingsFrameProps) {
  const may = useHasRight()
  const isWide = useWide()
  const text = useText()
  const { section: asked } = useParams()
  const sendsWhatsapp = useShopConfig()?.whatsappMessages
  // The WhatsApp section is hidden while the shop has no account for it.
  const own = sections.filter(({ id, right }) => may(right) && (id !== 'whatsapp' || sendsWhatsapp))
  const current = own.find(({ id }) => id === asked) ?? (isWide ? own[0] : undefined)
  usePageTitle(current && asked ? current.name : deskScreens.settings)

  const stored = useQuery({ ...shopSettingsQuery, enabled: may('settings') })
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(asked)
  // Focuses the opened section; a page without one keeps the focus on its `h1`.
  useEffect(() => {
    if (shown.current === asked) return
    shown.current = asked
    const heading = place.current?.querySelector('h2')
    if (heading) heading.tabIndex = -1
    heading?.focus({ preventScroll: true })
  }, [asked])
  return (
    <>
      {header}
      {asked !== undefined && asked !== current?.id && (
        <div className="mb-4">
          <InlineAlert
            tone="note"
            title={
              sections.some(({ id, right }) => id === asked && !may(right)) ? words.notForYou : words.notThere
            }
          />
        </div>
      )}
      <div className="grid gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-10">
        <nav
          aria-label={text(words.sections)}
          className={`content-start gap-3 lg:sticky lg:top-2 lg:grid lg:max-h-[calc(100dvh-1rem)] lg:self-start lg:overflow-y-auto lg:p-1 ${current ? 'hidden' : 'grid max-w-form'}`}
        >
          <SectionList sections={own} current={current?.id} />
          {footer}
        </nav>
        <div ref={place} className={current ? 'min-w-0' : 'hidden'}>
          {current && (
            <RouteLink
              href={settingsPath}
              className="-mt-3 mb-1 -ml-2 inline-flex min-h-12 items-center gap-1 rounded-button px-2 font-bold text-pandan-700 hover:bg-santan-100 lg:hidden"
            >
              <ChevronLeft aria-hidden="true" className="size-5" strokeWidth={2} />
              <Say>{words.all}</Say>
            </RouteLink>
          )}
          {current && may('settings') && isFormSection(current.id) ? (
            <div className="max-w-form">
              <QueryState query={stored} notLoaded={words.notLoaded} bars={['h-80 w-full rounded-card']} />
              {stored.data && <SectionForm key={current.id} id={current.id} settings={stored.data} />}
            </div>
          ) : (
            current && (
              <div key={current.id} id={current.id}>
                {panels[current.id]}
              </div>
            )
          )}
        </div>
      </div>
    </>
  )
}
