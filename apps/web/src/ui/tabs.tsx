import * as Primitive from 'radix-ui/tabs'
import type { ReactNode } from 'react'

export type Tab = {
  value: string
  label: ReactNode
  /** Drawn the first time the tab is opened, then kept. */
  panel: ReactNode
}

/** Real tabs: arrow keys move, the row scrolls sideways when it does not fit. The caller keeps the open one. */
export function Tabs({
  label,
  value,
  onValueChange,
  tabs,
}: {
  label: string
  value: string
  onValueChange: (value: string) => void
  tabs: readonly Tab[]
}) {
  return (
    <Primitive.Root value={value} onValueChange={onValueChange} activationMode="manual">
      <Primitive.List
        aria-label={label}
        className="relative -mx-3 flex overflow-x-auto border-b border-garis p-1 sm:mx-0 sm:gap-1"
      >
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.value}
            value={tab.value}
            className="inline-flex min-h-12 shrink-0 items-center gap-1 rounded-t-input border-b-4 border-transparent px-1.5 text-small font-bold text-kecap-700 sm:gap-2 sm:px-4 sm:text-body hover:bg-santan-100 data-[state=active]:border-pandan-700 data-[state=active]:text-pandan-800"
          >
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.value} value={tab.value} className="pt-4 sm:pt-6 print:pt-0!">
          {tab.panel}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  )
}
