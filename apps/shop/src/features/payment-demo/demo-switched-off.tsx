import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'

/** Where real money moves the demo page stays reachable and says that it does nothing. */
export function DemoSwitchedOff() {
  return (
    <InlineAlert tone="note" title="The demo is switched off" lang="en">
      <p>This shop takes real payments, so payments cannot be simulated here.</p>
    </InlineAlert>
  )
}
