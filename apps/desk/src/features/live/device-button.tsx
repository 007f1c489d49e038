import { Button } from '@dimsum/ui/button.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { thisDevice } from '@dimsum/words/desk/live'
import { BellOff, BellRing } from 'lucide-react'
import { useState } from 'react'
import { useDeviceSwitch } from '../../components/device-switch.ts'
import { DeviceDialog } from './device-dialog.tsx'

/** Opens the notification choices of this device; the icon shows whether sound is on. */
export function DeviceButton({ className }: { className?: string }) {
  const [open, setOpen] = useState(false)
  const [hasSound] = useDeviceSwitch('order-sound')
  const Bell = hasSound ? BellRing : BellOff
  return (
    <>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        {...(className && { className })}
      >
        <Bell aria-hidden="true" className="size-5" strokeWidth={1.75} />
        <Say>{thisDevice.open}</Say>
      </Button>
      <DeviceDialog open={open} onClose={() => setOpen(false)} />
    </>
  )
}
