import { ShieldCheck } from 'lucide-react'
import { Badge } from '../ui/badge.tsx'

/** '100% Halal Certified' on the landing page and invoice, '100% Halal' on the order summary (spec section 2). */
export function HalalBadge({ text = '100% Halal Certified' }: { text?: string }) {
  return (
    <Badge tone="halal">
      <ShieldCheck aria-hidden="true" className="size-4" strokeWidth={2} />
      <span lang={text.endsWith('Certified') ? 'en' : undefined}>{text}</span>
    </Badge>
  )
}
