import { Badge } from '@dimsum/ui/badge.tsx'
import { ShieldCheck } from 'lucide-react'

/** '100% Halal Certified' on the landing page and invoice, '100% Halal' on the order summary (product.md section 2). */
export function HalalBadge({ text = '100% Halal Certified' }: { text?: string }) {
  return (
    <Badge tone="halal">
      <ShieldCheck aria-hidden="true" className="size-4" strokeWidth={2} />
      <span lang={text.endsWith('Certified') ? 'en' : undefined}>{text}</span>
    </Badge>
  )
}
