import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { Card } from '@dimsum/ui/card.tsx'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import type { Sentence } from '@dimsum/words/sentence'
import { CardTitle } from '../../../components/card-title.tsx'
import { type SectionId, sectionNamed } from '../sections/sections.ts'

type SectionLinkProps = { id: SectionId; about: Sentence; href: string; children: Sentence }

/** A section without settings: a link to the page of its subject. */
export function SectionLink({ id, about, href, children }: SectionLinkProps) {
  return (
    <Card className="grid max-w-form gap-5 p-5">
      <CardTitle id={`${id}-title`} tabIndex={-1} title={sectionNamed(id)?.name} about={about} />
      <div>
        <RouteLink href={href} className={buttonStyle({ variant: 'outline', size: 'xl' })}>
          {children}
        </RouteLink>
      </div>
    </Card>
  )
}
