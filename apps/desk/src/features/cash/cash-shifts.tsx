import { Card } from '@dimsum/ui/card.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { Option, SelectField } from '@dimsum/ui/select-field.tsx'
import { pastShifts, shiftWords } from '@dimsum/words/desk/cash'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cashShiftsQuery } from '../../api/cash.ts'
import { CardTitle } from '../../components/card-title.tsx'
import { IfHasRight } from '../../components/if-has-right.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { CloseShiftForm } from './close-shift-form.tsx'
import { MoneyToday } from './money-today.tsx'
import { OpenShiftForm } from './open-shift-form.tsx'
import { ShiftCash } from './shift-cash.tsx'
import { ShiftList } from './shift-list.tsx'

const spans = [7, 30, 90, 365] as const

/** The user's own drawer, then the shifts of the last days with their differences. */
export function CashShifts() {
  const [days, setDays] = useState<number>(spans[0])
  const shifts = useQuery(cashShiftsQuery(days))
  const { data } = shifts
  const own = data?.shifts.find(({ isOwn, closing }) => isOwn && closing === null)
  const { received, givenBack } = data?.outside ?? { received: 0, givenBack: 0 }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <QueryState query={shifts} notLoaded={pastShifts.notLoaded} bars={['h-60 w-full rounded-card']} />
      {data && (
        <>
          <div className="grid gap-6">
            <Card className="grid gap-4 p-5">
              <CardTitle title={shiftWords.title} />
              {own ? (
                <>
                  <ShiftCash shift={own} />
                  <CloseShiftForm key={own.id} shift={own} />
                </>
              ) : (
                <OpenShiftForm />
              )}
            </Card>
            <IfHasRight right="reports">
              <MoneyToday />
            </IfHasRight>
          </div>
          <section aria-labelledby="past-shifts" className="grid gap-3">
            <CardTitle id="past-shifts" title={pastShifts.title} />
            <SelectField
              name="days"
              label={pastShifts.days}
              value={days}
              onChange={({ target }) => setDays(Number(target.value))}
            >
              {spans.map((length) => (
                <Option key={length} value={length}>
                  {pastShifts.lastDays(length)}
                </Option>
              ))}
            </SelectField>
            {received + givenBack > 0 && (
              <Say.p className="rounded-input bg-santan-100 p-3">
                {pastShifts.outside(received, givenBack)}
              </Say.p>
            )}
            <ShiftList shifts={data.shifts.filter((shift) => shift !== own)} />
          </section>
        </>
      )}
    </div>
  )
}
