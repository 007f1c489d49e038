import type { CashShift } from '@dimsum/contract/cash'
import { wibDay } from '@dimsum/domain/wib-date'
import { Detail, DetailList } from '@dimsum/ui/detail-list.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { LoadingRegion } from '@dimsum/ui/skeleton.tsx'
import { OrderNumber } from '@dimsum/web/components/order-number.tsx'
import { Price } from '@dimsum/web/components/price.tsx'
import { ShopDate } from '@dimsum/web/components/shop-date.tsx'
import { shiftWords as words } from '@dimsum/words/desk/cash'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cashShiftQuery } from '../../api/cash.ts'
import { NotLoaded } from '../../components/query-state.tsx'

/** Expected cash of an open shift, and the payments that it consists of. */
export function ShiftCash({ shift }: { shift: CashShift }) {
  return (
    <div className="grid gap-3">
      <Say.p
        className="text-kecap-700"
        parts={{ time: <ShopDate at={shift.openedAt} format="short-time" /> }}
      >
        {words.since}
      </Say.p>
      <DetailList>
        <Detail name={words.openingFloat}>
          <Price amount={shift.openingFloat} />
        </Detail>
        <Detail name={words.received}>
          <Price amount={shift.received} />
        </Detail>
        <Detail name={words.givenBack}>
          <Price amount={shift.givenBack} />
        </Detail>
        <Detail name={words.expected}>
          <Price amount={shift.expected} className="text-price font-extrabold" />
        </Detail>
      </DetailList>
      <ShiftMoves shift={shift} />
    </div>
  )
}

function ShiftMoves({ shift: { id, openedAt } }: { shift: CashShift }) {
  const [open, setOpen] = useState(false)
  const shift = useQuery({ ...cashShiftQuery(id), enabled: open })
  const moves = shift.data?.moves
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Say.summary className="flex min-h-12 cursor-pointer items-center font-bold text-pandan-700 underline">
        {words.moves}
      </Say.summary>
      {shift.isLoading && <LoadingRegion bars={['h-12 w-full']} />}
      {shift.isError && <NotLoaded query={shift} />}
      {moves?.length === 0 && <Say.p className="text-kecap-700">{words.noMoves}</Say.p>}
      <ul className="grid gap-1">
        {moves?.map(({ at, orderId, received, givenBack }) => (
          <li key={`${orderId} ${at} ${received}`} className="flex flex-wrap justify-between gap-x-4">
            <span>
              {/* A shift may last over midnight. */}
              <ShopDate at={at} format={wibDay(at) === wibDay(openedAt) ? 'time' : 'short-time'} />{' '}
              <OrderNumber id={orderId} />
            </span>
            <Price amount={received - givenBack} />
          </li>
        ))}
      </ul>
    </details>
  )
}
