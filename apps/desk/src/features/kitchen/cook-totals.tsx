import type { CookSheet } from '@dimsum/contract/kitchen'
import { formatNumber } from '@dimsum/domain/number'
import { Card } from '@dimsum/ui/card.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { cookTotals, pieceCount } from '@dimsum/words/desk/kitchen'
import { usePackageNames } from '../../components/package-names.ts'
import { choicesName } from './kitchen-words.ts'

/** Pieces to steam, in total and per package. */
export function CookTotals({
  sheet: { toCook, mayCome },
  undated,
}: {
  sheet: CookSheet
  /** Orders without a delivery day. */
  undated: number
}) {
  const text = useText()
  const { shortNameOf } = usePackageNames()
  const { pieces, preparedPieces, orders, packages } = toCook
  return (
    <Card className="grid gap-4 p-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <Say.h2 className="text-small font-bold text-kecap-700">{cookTotals.title}</Say.h2>
          <Say.p className="text-[2.5rem] leading-none font-extrabold">{pieceCount(pieces)}</Say.p>
        </div>
        <Say.p className="text-title font-bold text-kecap-700">{cookTotals.orders(orders)}</Say.p>
      </div>
      {(mayCome.orders > 0 || undated > 0) && (
        <ul className="flex flex-wrap gap-x-5 rounded-input bg-kunyit-100 px-4 py-1 font-bold text-kunyit-800">
          {mayCome.orders > 0 && (
            <li>
              <a href="#belum-dikonfirmasi" className="inline-flex min-h-12 items-center underline">
                <Say>{cookTotals.unconfirmed(mayCome.orders, mayCome.pieces)}</Say>
              </a>
            </li>
          )}
          {undated > 0 && (
            <li>
              <a href="#belum-ada-tanggal" className="inline-flex min-h-12 items-center underline">
                <Say>{cookTotals.undated(undated)}</Say>
              </a>
            </li>
          )}
        </ul>
      )}
      {pieces > 0 && (
        <div className="grid gap-1">
          <progress
            aria-label={text(cookTotals.done)}
            max={pieces}
            value={preparedPieces}
            className="h-3 w-full appearance-none overflow-hidden forced-color-adjust-none rounded-pill bg-santan-200 [&::-moz-progress-bar]:bg-pandan-700 [&::-webkit-progress-bar]:bg-santan-200 [&::-webkit-progress-value]:bg-pandan-700"
          />
          <Say.p aria-live="polite" className="text-small font-bold text-kecap-700">
            {preparedPieces === pieces ? cookTotals.allDone : cookTotals.doneOf(preparedPieces, pieces)}
          </Say.p>
        </div>
      )}
      <dl className="grid gap-2 empty:hidden sm:grid-cols-3">
        {packages.map(({ packageType, packs, pieces: inPieces, preparedPieces: made, choices = [] }) => (
          <div
            key={packageType}
            className="flex flex-wrap items-baseline justify-between gap-x-3 rounded-input bg-santan-100 p-3 sm:grid sm:content-start sm:gap-0"
          >
            <Say.dt className="font-bold">{shortNameOf(packageType)}</Say.dt>
            <dd className="ml-auto text-right sm:ml-0 sm:text-left">
              <span className="sm:whitespace-nowrap">
                <span className="text-price font-extrabold">{formatNumber(packs)}</span> × {inPieces / packs}{' '}
                ={' '}
                <b>
                  <Say>{pieceCount(inPieces)}</Say>
                </b>
              </span>
              {made > 0 && (
                <Say.span className="block text-small text-kecap-700">{cookTotals.piecesDone(made)}</Say.span>
              )}
            </dd>
            {choices.map((each) => (
              <dd
                key={each.choices?.id ?? ''}
                className="flex w-full flex-wrap justify-between gap-x-3 text-small"
              >
                <Say.span className="min-w-0 wrap-anywhere">{choicesName(each.choices)}</Say.span>
                <span className="ml-auto whitespace-nowrap">
                  {formatNumber(each.packs)} × ={' '}
                  <b>
                    <Say>{pieceCount(each.pieces)}</Say>
                  </b>
                </span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Card>
  )
}
