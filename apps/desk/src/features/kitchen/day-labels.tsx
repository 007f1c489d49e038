import type { PrintedFacts, SheetOrder } from '@dimsum/contract/kitchen'
import { Checkbox } from '@dimsum/ui/checkbox.tsx'
import { dayLabels } from '@dimsum/words/desk/kitchen-days'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { cookSheetQuery } from '../../api/kitchen.ts'
import { EmptyList } from '../../components/empty-list.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { useMarkPrinted } from '../../components/use-mark-printed.ts'

type DayLabelsProps = {
  day: string
  /** Renders the labels; a prop, because features do not import each other. */
  labels: (
    orders: readonly SheetOrder[],
    choice: ReactNode,
    onPrinted: (printed: readonly PrintedFacts[]) => void,
  ) => ReactNode
}

/** Labels of the day in hand-over order, so that they match the row of boxes. Printed labels are left out next time. */
export function DayLabels({ day, labels }: DayLabelsProps) {
  const sheet = useQuery(cookSheetQuery(day))
  const [withPrinted, setWithPrinted] = useState(false)
  const mark = useMarkPrinted()

  if (!sheet.data) {
    return (
      <QueryState
        query={sheet}
        notLoaded={dayLabels.notLoaded}
        className="grid justify-items-center"
        bars={['h-140 w-95 max-w-full']}
      />
    )
  }
  const wanted = sheet.data.orders.filter(({ status }) => status !== 'delivered')
  const printed = wanted.filter(({ labelPrintedAt }) => labelPrintedAt !== null)
  const shown = withPrinted ? wanted : wanted.filter(({ labelPrintedAt }) => labelPrintedAt === null)
  const choice = printed.length > 0 && (
    <Checkbox
      name="with-printed"
      label={dayLabels.withPrinted(printed.length)}
      checked={withPrinted}
      onChange={({ target }) => setWithPrinted(target.checked)}
    />
  )
  if (shown.length === 0) {
    const allPrinted = day === sheet.data.today ? dayLabels.allPrintedToday : dayLabels.allPrinted
    return <EmptyList title={printed.length > 0 ? allPrinted : dayLabels.none}>{choice}</EmptyList>
  }
  return labels(shown, choice, mark)
}
