import { Card } from '@dimsum/ui/card.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { useNow } from '@dimsum/web/components/now.tsx'
import { choiceForm, choiceList as words } from '@dimsum/words/desk/choices'
import { ownText } from '@dimsum/words/sentence'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { choicesQuery } from '../../api/menu.ts'
import { CardTitle } from '../../components/card-title.tsx'
import { DialogButton } from '../../components/dialog-button.tsx'
import { ChoiceRow } from './choice-row.tsx'
import { EditChoices } from './edit-choices.tsx'
import { SortButtons } from './sort-buttons.tsx'
import { useSortChoices } from './use-sort-menu.ts'

/** «Pilihan»: what customers choose for a package. Under the menu, which says when it could not be loaded. */
export function OwnChoices() {
  const { data: groups } = useQuery(choicesQuery)
  const heading = useRef<HTMLHeadingElement>(null)
  const now = useNow()
  const { move, moved } = useSortChoices()
  const text = useText()
  if (!groups) return null
  return (
    <section aria-labelledby="choices-title" className="mt-6 max-w-form">
      <Card className="grid grid-cols-1 gap-5 p-4 sm:p-5">
        <CardTitle id="choices-title" ref={heading} tabIndex={-1} title={words.title} about={words.about} />
        {groups.length === 0 ? (
          <Say.p className="text-kecap-700">{words.none}</Say.p>
        ) : (
          <ul aria-label={text(words.title)} className="grid grid-cols-1 gap-3">
            {groups.map((group, place) => (
              <ChoiceRow
                key={group.id}
                group={group}
                now={now}
                onGone={() => heading.current?.focus()}
                sorting={
                  groups.length > 1 && (
                    <SortButtons
                      name={ownText(group.name)}
                      place={place}
                      count={groups.length}
                      onMove={(to) => move(groups, place, to)}
                    />
                  )
                }
              />
            ))}
          </ul>
        )}
        <Say.p role="status" className="sr-only">
          {moved}
        </Say.p>
        <DialogButton icon={Plus} label={choiceForm.add} wide>
          {(close) => <EditChoices onDone={close} />}
        </DialogButton>
      </Card>
    </section>
  )
}
