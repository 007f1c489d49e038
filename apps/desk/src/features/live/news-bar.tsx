import { Button } from '@dimsum/ui/button.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { shopNews } from '@dimsum/words/desk/live'
import { BellRing, WifiOff } from 'lucide-react'
import { useNewOrders } from '../../components/new-orders.ts'

type NewsBarProps = {
  /** The connection to the server is lost. */
  isLost: boolean
  /** Shows the new orders in the list. */
  onShow: () => void
}

/**
 * Bar at the bottom that moves no other content: «Pesanan baru (2) · tampilkan». From medium screens up it leaves the
 * right corner to the toast. Content behind it can be scrolled clear (`styles/base.css`).
 */
export function NewsBar({ isLost, onShow }: NewsBarProps) {
  const waiting = useNewOrders()
  return (
    <div
      data-news-bar={waiting > 0 || isLost || undefined}
      className="pointer-events-none fixed inset-x-0 bottom-2 z-30 mb-[env(safe-area-inset-bottom)] flex flex-col items-center gap-1 px-4 *:pointer-events-auto md:right-auto md:items-start print:hidden"
    >
      {waiting > 0 && (
        <Button icon={BellRing} onClick={onShow} className="shadow-floating">
          {shopNews.newOrders(waiting)}
        </Button>
      )}
      {isLost && (
        <p className="flex items-center gap-2 rounded-pill bg-kecap-900 px-4 py-2 text-small font-medium text-white shadow-floating">
          <WifiOff aria-hidden="true" className="size-4 shrink-0" strokeWidth={2} />
          <Say>{shopNews.lost}</Say>
        </p>
      )}
    </div>
  )
}
