import type { ElsewhereChange } from '@dimsum/domain/merge-edits'
import { Button } from '@dimsum/ui/button.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { settingsElsewhere } from '@dimsum/words/desk/settings'
import { Info } from 'lucide-react'
import { useRef } from 'react'
import { partWords } from '../../../components/settings-words.ts'

type ElsewhereNewsProps = {
  /** Id of the title, which gets the focus after a rejected save. */
  id: string
  changes: readonly ElsewhereChange[]
  /** The last save was rejected. */
  isRefused: boolean
  /** Replaces the typed value with the stored one. */
  onAccept: (change: ElsewhereChange) => void
}

/** Changes saved by another device while this form was edited: those that were merged, and those that conflict. */
export function RemoteChanges({ id, changes, isRefused, onAccept }: ElsewhereNewsProps) {
  const text = useText()
  const title = useRef<HTMLHeadingElement>(null)
  const accept = (change: ElsewhereChange) => {
    onAccept(change)
    title.current?.focus()
  }
  const isContested = changes.some((change) => change.isContested)
  return (
    <section aria-labelledby={id} className="rounded-input bg-kunyit-100 p-4 text-kunyit-800">
      <h3 ref={title} id={id} tabIndex={-1} className="flex gap-3 font-bold">
        <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0" strokeWidth={1.75} />
        <Say>{settingsElsewhere.title}</Say>
      </h3>
      <ul className="mt-2 grid gap-2">
        {changes.map((change) => {
          const { name, words } = partWords(change.part, change.stored)
          return (
            <li key={change.part} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="min-w-0 wrap-anywhere">
                <Say>{name}</Say>:{' '}
                <strong>
                  <Say>{words}</Say>
                </strong>
              </span>
              {change.isContested ? (
                <Button
                  variant="outline"
                  aria-label={text(settingsElsewhere.takeOf(name, words))}
                  onClick={() => accept(change)}
                >
                  {settingsElsewhere.take}
                </Button>
              ) : (
                <Say.span className="text-small">{settingsElsewhere.isHere}</Say.span>
              )}
            </li>
          )
        })}
      </ul>
      <p className="mt-2">
        {isRefused && (
          <>
            <Say>{settingsElsewhere.notSaved}</Say>{' '}
          </>
        )}
        <Say>{isContested ? settingsElsewhere.contested : settingsElsewhere.check}</Say>
      </p>
    </section>
  )
}
