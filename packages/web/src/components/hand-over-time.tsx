import { windowWords } from '@dimsum/domain/time-windows'
import { Say } from '@dimsum/ui/say.tsx'
import { dates } from '@dimsum/words/dates'

/** `Sabtu, 21 November 2026, 09:00–11:00 WIB`; on a narrow screen the time wraps as a whole. */
export function HandOverTime({ day, window }: { day: string; window?: string | undefined }) {
  return (
    <time dateTime={day}>
      <Say>{dates.day(day)}</Say>
      {window && (
        <>
          , <span className="inline-block">{windowWords(window)}</span>
        </>
      )}
    </time>
  )
}
