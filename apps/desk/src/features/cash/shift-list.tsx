import type { CashShift } from '@dimsum/contract/cash'
import { Card } from '@dimsum/ui/card.tsx'
import { Detail, DetailList } from '@dimsum/ui/detail-list.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { Price } from '@dimsum/web/components/price.tsx'
import { ShopDate } from '@dimsum/web/components/shop-date.tsx'
import { differenceWords, pastShifts, shiftWords as words } from '@dimsum/words/desk/cash'
import { CloseShiftForm } from './close-shift-form.tsx'
import { ShiftCash } from './shift-cash.tsx'

/** Other people's open shifts and all closed ones, the newest first. */
export function ShiftList({ shifts }: { shifts: readonly CashShift[] }) {
  const text = useText()
  if (shifts.length === 0) return <Say.p className="text-kecap-700">{pastShifts.none}</Say.p>
  return (
    <ul aria-label={text(pastShifts.title)} className="grid gap-3">
      {shifts.map((shift) => (
        <li key={shift.id}>
          <Card className="grid gap-2 p-4">
            <h3 className="font-bold wrap-anywhere">
              <bdi>{shift.person}</bdi>
            </h3>
            {shift.closing ? (
              <ClosedShift shift={shift} closing={shift.closing} />
            ) : (
              <OpenShift shift={shift} />
            )}
          </Card>
        </li>
      ))}
    </ul>
  )
}

function OpenShift({ shift }: { shift: CashShift }) {
  return (
    <details>
      <Say.summary className="flex min-h-12 cursor-pointer items-center font-bold text-pandan-700 underline">
        {pastShifts.stillOpen}
      </Say.summary>
      <div className="grid gap-4">
        <ShiftCash shift={shift} />
        <CloseShiftForm shift={shift} />
      </div>
    </details>
  )
}

function ClosedShift({ shift, closing }: { shift: CashShift; closing: NonNullable<CashShift['closing']> }) {
  const difference = closing.counted - closing.expected
  return (
    <>
      <Say.p
        className="text-small text-kecap-700"
        parts={{
          from: <ShopDate at={shift.openedAt} format="short-time" />,
          to: <ShopDate at={closing.at} format="short-time" />,
        }}
      >
        {pastShifts.from}
      </Say.p>
      <DetailList>
        <Detail name={words.expected}>
          <Price amount={closing.expected} />
        </Detail>
        <Detail name={words.counted}>
          <Price amount={closing.counted} />
        </Detail>
        <Detail name={words.difference}>
          <Say.span className={`font-bold ${difference ? 'text-cabai-700' : 'text-ready'}`}>
            {differenceWords(difference)}
          </Say.span>
        </Detail>
        {closing.reason && (
          <Detail name={words.reason} wide>
            {closing.reason}
          </Detail>
        )}
      </DetailList>
      {closing.by !== shift.person && (
        <Say.p className="text-small text-kecap-700" parts={{ person: <bdi>{closing.by}</bdi> }}>
          {pastShifts.closedBy}
        </Say.p>
      )}
      {shift.expected !== closing.expected && (
        <Say.p className="text-small text-kecap-700">{pastShifts.corrected(shift.expected)}</Say.p>
      )}
    </>
  )
}
