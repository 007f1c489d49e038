import type { OwnPackage } from '@dimsum/contract/menu'
import { Card } from '@dimsum/ui/card.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { useNow } from '@dimsum/web/components/now.tsx'
import { menuForm, menu as words } from '@dimsum/words/desk/menu'
import { nameOfPackage } from '@dimsum/words/menu'
import { settingSections } from '@dimsum/words/setting-sections'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { menuQuery } from '../../api/menu.ts'
import { CardTitle } from '../../components/card-title.tsx'
import { DialogButton } from '../../components/dialog-button.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { EditPackage } from './edit-package.tsx'
import { PackageRow } from './package-row.tsx'
import { SortButtons } from './sort-buttons.tsx'
import { useSortMenu } from './use-sort-menu.ts'

/** «Menu»: the packages in the order of the shop's pages. */
export function OwnMenu() {
  const menu = useQuery(menuQuery)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-labelledby="menu-title" className="max-w-form">
      <Card className="grid grid-cols-1 gap-5 p-4 sm:p-5">
        <CardTitle
          id="menu-title"
          ref={heading}
          tabIndex={-1}
          title={settingSections.menu.name}
          about={words.about}
        />
        <QueryState
          query={menu}
          notLoaded={words.notLoaded}
          className="grid gap-3"
          bars={['h-48 w-full rounded-card', 'h-48 w-full rounded-card']}
        />
        {menu.data && <Packages all={menu.data} onGone={() => heading.current?.focus()} />}
        {menu.data && (
          <DialogButton icon={Plus} label={menuForm.add} wide>
            {(close) => <EditPackage onDone={close} />}
          </DialogButton>
        )}
      </Card>
    </section>
  )
}

type PackagesProps = { all: readonly OwnPackage[]; onGone: () => void }

function Packages({ all, onGone }: PackagesProps) {
  const text = useText()
  const now = useNow()
  const { move, moved } = useSortMenu()
  const items = all.filter(({ state }) => state !== 'archived')
  const archived = all.filter(({ state }) => state === 'archived')
  return (
    <>
      {items.length === 0 && <Say.p className="text-kecap-700">{words.none}</Say.p>}
      <ul aria-label={text(settingSections.menu.name)} className="grid grid-cols-1 gap-3">
        {items.map((item, place) => (
          <PackageRow
            key={item.packageType}
            item={item}
            now={now}
            onGone={onGone}
            sorting={
              <SortButtons
                name={nameOfPackage(item)}
                place={place}
                count={items.length}
                onMove={(to) => move(items, place, to)}
              />
            }
          />
        ))}
      </ul>
      <Say.p role="status" className="sr-only">
        {moved}
      </Say.p>
      {archived.length > 0 && (
        <details>
          <Say.summary className="min-h-12 cursor-pointer py-3 font-bold text-pandan-700">
            {words.archived(archived.length)}
          </Say.summary>
          <ul aria-label={text(words.archived(archived.length))} className="mt-2 grid grid-cols-1 gap-3">
            {archived.map((item) => (
              <PackageRow key={item.packageType} item={item} now={now} onGone={onGone} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
