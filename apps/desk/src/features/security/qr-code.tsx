import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { type Message, useText } from '@dimsum/ui/say.tsx'
import { Skeleton } from '@dimsum/ui/skeleton.tsx'
import { secondFactorSetup } from '@dimsum/words/desk/second-factor'
import { useQuery } from '@tanstack/react-query'

/** Quiet zone around the code, in modules. */
const quiet = 4

/** QR code of a text. The generator is loaded on first use; the text stays in the browser. */
export function QrCode({ text, label }: { text: string; label: Message }) {
  const textOf = useText()
  const modules = useQuery({
    queryKey: ['qr-code', text],
    queryFn: async () => (await import('qr')).encodeQR(text, 'raw', { border: quiet }),
    gcTime: 0,
  })
  if (modules.isError) return <InlineAlert title={secondFactorSetup.qrCodeNotLoaded} />
  if (!modules.data) return <Skeleton className="size-52" />
  const size = modules.data.length
  const dark = modules.data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={textOf(label)}
      shapeRendering="crispEdges"
      className="size-52 rounded-input border border-garis forced-color-adjust-none"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  )
}
