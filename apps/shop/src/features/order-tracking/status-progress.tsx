import {
  isDelivered,
  type OrderStatus,
  progressSteps,
  type StepState,
  stepState,
} from '@dimsum/domain/order-status'
import { Breakable } from '@dimsum/ui/breakable.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { VisuallyHidden } from '@dimsum/ui/visually-hidden.tsx'
import { ShopDate } from '@dimsum/web/components/shop-date.tsx'
import { statusTracking } from '@dimsum/words/order-status'
import { spokenStep, trackedOrder } from '@dimsum/words/shop/tracked-order'
import { Check } from 'lucide-react'

const dots: Record<StepState, string> = {
  reached: 'bg-pandan-700 text-white forced-colors:border',
  current:
    'bg-pandan-700 text-white ring-4 ring-kunyit-500 ring-offset-2 ring-offset-white forced-colors:border-4',
  later: 'border-2 border-garis-kuat bg-white',
}

/**
 * The five steps: vertical on phones, in a row from 768 px. Finished steps are filled and ticked; the current one has a
 * ring. Steps without a known time show none.
 */
export function StatusProgress({ status, orderDate }: { status: OrderStatus; orderDate: string }) {
  const text = useText()
  return (
    <section aria-labelledby="progress-title">
      <Say.h3 id="progress-title" className="text-title font-bold">
        {trackedOrder.progress}
      </Say.h3>
      <ol className="mt-4 grid [--dot:min(2rem,10vw)] md:grid-cols-5">
        {progressSteps.map((step) => {
          const state = stepState(step, status)
          return (
            <li
              key={step}
              aria-current={state === 'current' ? 'step' : undefined}
              data-state={state}
              className="group relative flex gap-[min(1rem,4vw)] pb-6 last:pb-0 md:flex-col md:items-center md:gap-3 md:px-1 md:pb-0 md:text-center"
            >
              <span
                aria-hidden="true"
                className="absolute top-[calc(var(--dot)+0.25rem)] bottom-1 left-[calc(var(--dot)/2-1px)] w-0.5 bg-garis group-last:hidden group-data-[state=reached]:bg-pandan-700 md:top-[0.9375rem] md:right-[calc(-50%+1.5rem)] md:bottom-auto md:left-[calc(50%+1.5rem)] md:h-0.5 md:w-auto"
              />
              <span
                aria-hidden="true"
                className={`flex size-(--dot) shrink-0 items-center justify-center rounded-pill ${dots[state]}`}
              >
                {(state === 'reached' || isDelivered(status)) && (
                  <Check className="size-5" strokeWidth={2.5} />
                )}
                {state === 'current' && !isDelivered(status) && (
                  <span className="size-2.5 rounded-pill bg-white" />
                )}
              </span>
              <span
                className={`min-w-0 pt-0.5 text-[min(1rem,6.5vw)]/normal wrap-anywhere md:pt-0 ${state === 'later' ? 'text-kecap-600' : 'font-bold'}`}
              >
                <VisuallyHidden>{spokenStep[state]}</VisuallyHidden>
                <Breakable text={text(statusTracking[step])} after="/" />
                {step === progressSteps[0] && (
                  <span className="block text-[min(0.875rem,5.5vw)] font-normal text-kecap-600">
                    <ShopDate at={orderDate} format="short-time" />
                  </span>
                )}
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
