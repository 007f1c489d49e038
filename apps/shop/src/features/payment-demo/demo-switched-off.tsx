import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { paymentDemo } from '@dimsum/words/shop/payment-demo'

/** In production the demo page stays reachable and explains that it has no effect. */
export function DemoSwitchedOff() {
  return <InlineAlert tone="note" title={paymentDemo.offTitle} detail={paymentDemo.off} />
}
