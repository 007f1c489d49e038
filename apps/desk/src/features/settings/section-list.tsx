import { Say } from '@dimsum/ui/say.tsx'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import { ChevronRight } from 'lucide-react'
import { type Section, type SectionId, sectionPath } from './sections/sections.ts'

type SectionListProps = {
  sections: readonly Section[]
  current: SectionId | undefined
}

/** All sections: a page of its own with descriptions on a phone, a sidebar on a laptop. */
export function SectionList({ sections, current }: SectionListProps) {
  return (
    <ul className="grid gap-px max-lg:divide-y max-lg:divide-garis max-lg:rounded-card max-lg:border max-lg:border-garis max-lg:bg-white">
      {sections.map(({ id, name, about }) => (
        <li key={id}>
          <RouteLink
            href={sectionPath(id)}
            aria-current={id === current ? 'page' : undefined}
            className="flex min-h-14 items-center gap-3 px-4 py-2 hover:bg-santan-100 lg:min-h-8 lg:rounded-button lg:px-3 lg:py-0.5 lg:aria-[current=page]:bg-santan-200 forced-colors:lg:aria-[current=page]:border"
          >
            <span className="min-w-0 flex-1">
              <Say.span className="block font-bold text-pandan-700 lg:[[aria-current]_&]:text-kecap-900">
                {name}
              </Say.span>
              <Say.span className="block text-small text-kecap-700 lg:hidden">{about}</Say.span>
            </span>
            <ChevronRight
              aria-hidden="true"
              className="size-5 shrink-0 text-kecap-600 lg:hidden"
              strokeWidth={1.75}
            />
          </RouteLink>
        </li>
      ))}
    </ul>
  )
}
