import { Button } from '@dimsum/ui/button.tsx'
import { useOnDemand } from '@dimsum/ui/on-demand.ts'
import { Say } from '@dimsum/ui/say.tsx'
import { thisDevice } from '@dimsum/words/desk/live'
import { BellOff, BellRing } from 'lucide-react'
import { useState } from 'react'
import { useDeviceSwitch } from '../../components/device-switch.ts'

const fetchDialog = () => import('./device-dialog.tsx')

/** Opens the notification choices of this device; the icon shows whether sound is on. */
export function DeviceButton({ className }: { className?: string }) {
  const [open, setOpen] = useState(false)
  const { Component: DeviceDialog, fetch } = useOnDemand(fetchDialog)
  const [hasSound] = useDeviceSwitch('order-sound')
  const Bell = hasSound ? BellRing : BellOff
  const press = async () => {
    if (await fetch()) setOpen(true)
  }
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={press} {...(className && { className })}>
        <Bell aria-hidden="true" className="size-5" strokeWidth={1.75} />
        <Say>{thisDevice.open}</Say>
      </Button>
      {DeviceDialog && <DeviceDialog open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
