import { BellRing, WifiOff } from 'lucide-react'
import { useNewOrders } from '../../components/new-orders.ts'
import { Button } from '../../ui/button.tsx'

type NewsBarProps = {
  /** The line to the shop is gone. */
  isLost: boolean
  /** Brings the new orders in. */
  onShow: () => void
}

/** Floats above the screen, so that nothing below it moves: «Pesanan baru (2) · tampilkan». */
export function NewsBar({ isLost, onShow }: NewsBarProps) {
  const waiting = useNewOrders()
  return (
    <div
      lang="id"
      className="pointer-events-none fixed inset-x-0 top-1 z-30 flex flex-col items-center gap-1 px-4 *:pointer-events-auto print:hidden"
    >
      {waiting > 0 && (
        <Button onClick={onShow} className="shadow-floating">
          <BellRing aria-hidden="true" className="size-5" strokeWidth={1.75} />
          Pesanan baru ({waiting}) · tampilkan
        </Button>
      )}
      {isLost && (
        <p className="flex items-center gap-2 rounded-pill bg-kecap-900 px-4 py-2 text-small font-medium text-white shadow-floating">
          <WifiOff aria-hidden="true" className="size-4 shrink-0" strokeWidth={2} />
          Kabar langsung terputus. Kami coba lagi terus.
        </p>
      )}
    </div>
  )
}
