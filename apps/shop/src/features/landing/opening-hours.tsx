import { openingHoursRows, openingState } from '@dimsum/domain/opening-hours'
import { Card } from '@dimsum/ui/card.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { useHydrated } from '@dimsum/ui/use-hydrated.ts'
import { useOpeningHours } from '@dimsum/web/api/shop.ts'
import { useNow } from '@dimsum/web/components/now.tsx'
import { openingDays, openingHoursWords, openingStateText } from '@dimsum/words/shop/opening-hours'

/** Opening hours table; marks the current day. */
export function OpeningHours() {
  const hours = useOpeningHours()
  return (
    <Card className="p-[min(1.25rem,6vw)]">
      <Say.h3 className="text-title font-bold">{openingHoursWords.title}</Say.h3>
      <OpenNow />
      <table className="mt-3 w-full">
        <tbody>
          {openingHoursRows(hours).map(({ first, last, opens, closes }) => (
            <tr key={first} className="border-t border-garis">
              <Say.th scope="row" className="py-2.5 pr-4 text-left font-medium wrap-anywhere">
                {openingDays({ first, last })}
              </Say.th>
              <td className="py-2.5 text-right font-bold wrap-anywhere">
                {opens}–{closes} WIB
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Say.p className="mt-3 rounded-input bg-kunyit-100 px-4 py-3 text-small font-medium text-kunyit-800">
        {openingHoursWords.dayAhead}
      </Say.p>
    </Card>
  )
}

/** «Buka sekarang · tutup pukul 20:00 WIB». Only in the running app: a prerendered page may be minutes old. */
function OpenNow() {
  const hours = useOpeningHours()
  const now = useNow()
  const state = useHydrated() ? openingState(now, hours) : null
  return (
    <p className="mt-1 flex min-h-6 items-center gap-2 text-small font-medium text-kecap-700">
      {state && (
        <>
          <span
            aria-hidden="true"
            className={`size-2.5 rounded-pill ${state.open ? 'bg-ready-solid' : 'border-2 border-garis-kuat'}`}
          />
          <Say>{openingStateText(state)}</Say>
        </>
      )}
    </p>
  )
}
