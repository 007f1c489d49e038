import { useText } from '@dimsum/ui/say.tsx'
import type { Message } from '@dimsum/words/sentence'
import { encodeQR } from 'qr'

/** Quiet zone around the code, in modules. */
const quiet = 4

/** QR code of a text, generated in the browser. */
export function QrCode({ text, label }: { text: string; label: Message }) {
  const textOf = useText()
  const modules = encodeQR(text, 'raw', { border: quiet })
  const size = modules.length
  const dark = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={textOf(label)}
      shapeRendering="crispEdges"
      className="aspect-square w-52 max-w-full rounded-input border border-garis forced-color-adjust-none"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  )
}
