import type { Message } from '@dimsum/words/sentence'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { type MessageNode, Say, useText } from './say.tsx'

export type Tab = {
  value: string
  label: MessageNode
  /** Rendered while the tab is open. */
  panel: ReactNode
}

/**
 * ARIA tabs: arrow keys, Home and End move the focus, Enter and Space open. The row scrolls sideways when it does not
 * fit, so focus rings are drawn inside the tabs. The open tab is controlled by the caller.
 */
export function Tabs({
  label,
  value,
  onValueChange,
  tabs,
}: {
  label: Message
  value: string
  onValueChange: (value: string) => void
  tabs: readonly Tab[]
}) {
  const id = useId()
  const text = useText()
  return (
    <div>
      <div
        role="tablist"
        aria-label={text(label)}
        onKeyDown={moveAlong}
        className="relative -mx-3 flex overflow-x-auto border-b border-garis p-1 sm:mx-0 sm:gap-1"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}tab-${tab.value}`}
            aria-controls={`${id}panel-${tab.value}`}
            aria-selected={tab.value === value}
            tabIndex={tab.value === value ? 0 : -1}
            data-state={tab.value === value ? 'active' : 'inactive'}
            onClick={() => onValueChange(tab.value)}
            className="inline-flex min-h-12 shrink-0 items-center gap-1 rounded-t-input px-1.5 pb-1 text-small font-bold text-kecap-700 sm:gap-2 sm:px-4 sm:text-body hover:bg-santan-100 focus-visible:shadow-none focus-visible:-outline-offset-4 data-[state=active]:border-b-4 data-[state=active]:border-pandan-700 data-[state=active]:pb-0 data-[state=active]:text-pandan-800"
          >
            <Say>{tab.label}</Say>
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          {...panelSemantics(id, tab.value)}
          hidden={tab.value !== value}
          className="pt-4 sm:pt-6 print:pt-0!"
        >
          {tab.value === value && tab.panel}
        </div>
      ))}
    </div>
  )
}

/** The panel is focusable, because it often begins with text. */
const panelSemantics = (id: string, value: string) => ({
  role: 'tabpanel',
  tabIndex: 0,
  id: `${id}panel-${value}`,
  'aria-labelledby': `${id}tab-${value}`,
})

/** Moves the focus to the neighbouring tab with wrap-around, or to the first or last one. */
function moveAlong(event: KeyboardEvent<HTMLElement>) {
  // With a modifier key these are browser shortcuts: Alt and an arrow go back and forward.
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const now = all.findIndex((tab) => tab.matches(':focus'))
  const next = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: -1 }[event.key]
  if (next === undefined) return
  event.preventDefault()
  all.at(next % all.length)?.focus()
}
