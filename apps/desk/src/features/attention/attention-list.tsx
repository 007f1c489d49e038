import type { AttentionItem } from '@dimsum/contract/payments'
import { Button } from '@dimsum/ui/button.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { attention } from '@dimsum/words/desk/attention'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { attentionQuery } from '../../api/attention.ts'
import { useDeviceSwitch } from '../../components/device-switch.ts'
import { NotLoaded } from '../../components/query-state.tsx'
import { useSteadyList } from '../../components/steady-list.ts'
import { AttentionEntry } from './attention-entry.tsx'
import { headlineOf, mostUrgent } from './attention-words.ts'
import { useReservedHeight } from './reserved-height.ts'

const none: readonly AttentionItem[] = []
const isOpen = ({ closedAt }: AttentionItem) => closedAt === null

/**
 * «Perlu perhatian»: entries that need the owner. Without entries it renders nothing; otherwise one line with the count
 * and the most urgent entry, which expands. Entries that arrive while the user works, or late without reserved space,
 * wait behind a button at the bottom, so that no card moves under a thumb.
 */
export function AttentionList() {
  const list = useQuery(attentionQuery)
  const { data } = list
  const { place, height, isLate } = useReservedHeight(data !== undefined)
  const { shown, waiting, mergeNewRows } = useSteadyList(data?.items ?? (isLate ? none : undefined), {
    isBesideOthers: true,
  })
  const [isUnfolded, unfold] = useDeviceSwitch('attention-unfolded')
  const open = shown.filter(isOpen)
  const [hasShown, setHasShown] = useState(false)
  if (open.length > 0 && !hasShown) setHasShown(true)
  const bring = () => {
    mergeNewRows()
    unfold(true)
    scrollTo({ top: 0 })
  }
  return (
    <>
      {!data && list.isError && (
        <div className="mb-4 sm:mb-6">
          <NotLoaded title={attention.notLoaded} query={list} />
        </div>
      )}
      {(data || !list.isError) && open.length === 0 && !hasShown && height > 0 && (
        <Say.div
          style={{ minHeight: height }}
          className="mb-4 flex items-center rounded-card border border-garis px-4 text-kecap-700 sm:mb-6 sm:px-5"
        >
          {data ? attention.none : attention.loading}
        </Say.div>
      )}
      {open.length > 0 && (
        <section
          ref={place}
          aria-labelledby="attention-title"
          className="mb-4 rounded-card border border-cabai-600 bg-white sm:mb-6"
        >
          <FoldingHead
            count={data?.open ?? open.length}
            urgent={mostUrgent(data?.items.filter(isOpen) ?? open)}
            isUnfolded={isUnfolded}
            onTurn={() => unfold(!isUnfolded)}
          />
          {isUnfolded && (
            <ul id={listId} className="grid gap-4 px-4 pb-4 sm:px-5 sm:pb-5">
              {open.map((item) => (
                <AttentionEntry key={item.id} item={item} />
              ))}
            </ul>
          )}
        </section>
      )}
      {waiting > 0 && (
        <div className="pointer-events-none fixed inset-x-0 bottom-4 z-30 flex justify-center px-4 print:hidden">
          <Button
            icon={TriangleAlert}
            variant="danger"
            onClick={bring}
            className="pointer-events-auto shadow-floating"
          >
            {attention.show(waiting)}
          </Button>
        </div>
      )}
    </>
  )
}

const listId = 'attention-entries'

type HeadProps = {
  count: number
  urgent: AttentionItem | undefined
  isUnfolded: boolean
  onTurn: () => void
}

/** Number of entries; when collapsed also the headline of the most urgent one. */
function FoldingHead({ count, urgent, isUnfolded, onTurn }: HeadProps) {
  return (
    <h2>
      <button
        type="button"
        aria-expanded={isUnfolded}
        aria-controls={isUnfolded ? listId : undefined}
        onClick={onTurn}
        className="flex min-h-14 w-full items-center gap-[min(0.75rem,4vw)] rounded-card px-[min(1rem,5vw)] py-2 text-left hover:bg-santan-100 sm:px-5"
      >
        <TriangleAlert
          aria-hidden="true"
          className="size-[min(1.5rem,8vw)] shrink-0 text-cabai-700"
          strokeWidth={2}
        />
        <span className="grid min-w-0 flex-1 sm:flex sm:items-baseline sm:gap-3">
          <Say.span id="attention-title" className="font-bold text-cabai-700 sm:shrink-0">
            {attention.title(count)}
          </Say.span>
          {!isUnfolded && urgent && (
            <Say.span className="text-small text-kecap-700">{headlineOf(urgent)}</Say.span>
          )}
        </span>
        <ChevronDown
          aria-hidden="true"
          className={`size-5 shrink-0 text-kecap-700 ${isUnfolded ? 'rotate-180' : ''}`}
        />
      </button>
    </h2>
  )
}
